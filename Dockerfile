# syntax=docker/dockerfile:1
# The server with all parts, for amd64 and arm64: docker build -t hatbox . (see docs/hosting.md)

# The rules are compiled for every processor of a kind (amd64: since 2009), not only for the one that builds the image.
FROM python:3.13-slim AS base-amd64
ENV NUMBA_CPU_NAME=x86-64-v2 NUMBA_CPU_FEATURES=""
FROM python:3.13-slim AS base-arm64
ENV NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES=""
# hadolint ignore=DL3006
FROM base-${TARGETARCH} AS base

FROM base AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
# an environment without pip: nothing is installed in the final image
COPY requirements.lock ./
RUN python -m venv --without-pip /opt/hatbox \
    && pip --python /opt/hatbox/bin/python install --require-hashes -r requirements.lock
COPY . .
# Builds the browser game with the Node.js of a wheel. Then all files get one date: layers keep whole seconds only, and
# compiled rules are found by the dates of their sources.
RUN pip wheel --no-deps --wheel-dir /tmp/wheels . \
    && pip --python /opt/hatbox/bin/python install --no-deps /tmp/wheels/*.whl \
    && find /opt/hatbox -exec touch --no-dereference --date=2026-01-01T00:00:00Z {} +

RUN HATBOX_CACHE=/opt/hatbox/cache /opt/hatbox/bin/hatbox warm

FROM base
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Hatbox" \
      org.opencontainers.image.description="Three hat games in one box: for people, hosts and researchers" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.source="https://github.com/hatbox-games/hatbox" \
      org.opencontainers.image.documentation="https://github.com/hatbox-games/hatbox/blob/main/docs/hosting.md" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
RUN groupadd --system --gid 8731 hatbox \
    && useradd --system --uid 8731 --gid 8731 --home-dir /data --no-create-home --shell /usr/sbin/nologin hatbox \
    && install --directory --owner=8731 --group=8731 --mode=0700 /data
COPY --from=build /opt/hatbox /opt/hatbox
ENV PATH=/opt/hatbox/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HATBOX_CACHE=/opt/hatbox/cache \
    HATBOX_DATABASE=sqlite:/data/hatbox.db \
    HATBOX_HOST=0.0.0.0
USER 8731:8731
WORKDIR /data
VOLUME ["/data"]
EXPOSE 8731
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=6s --start-period=30s --start-interval=1s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8731/healthz', timeout=5)"]
ENTRYPOINT ["hatbox"]
CMD ["serve"]
