# The server with all parts: docker build -t hatbox . (see docs/hosting.md)
FROM python:3.13-slim AS build
WORKDIR /src
COPY . .
# builds the browser game with the Node.js of a wheel
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY requirements.lock /tmp/
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.lock
RUN --mount=from=build,source=/wheels,target=/wheels pip install --no-cache-dir --no-deps /wheels/*.whl
RUN useradd --system --no-create-home hatbox && install -d -o hatbox -g hatbox -m 0700 /data /cache
USER hatbox
ENV HATBOX_HOST=0.0.0.0 \
    HATBOX_DATABASE=sqlite:/data/hatbox.db \
    HATBOX_CACHE=/cache
# the rules are compiled now, so that the first start is quick
RUN hatbox warm
VOLUME ["/data", "/cache"]
EXPOSE 8731
HEALTHCHECK --start-period=30s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8731/healthz', timeout=5)"]
ENTRYPOINT ["hatbox"]
CMD ["serve"]
