/** News of the server for whoever is at the page: announcements of the host, invitations, and that the connection is new. */
import type { Announcement, Invited } from "../wire";

class ServerNews {
  announcement = $state.raw<Announcement | null>(null);
  /** the latest last, one a table */
  invitations = $state.raw<readonly Invited[]>([]);
  /** somebody wants to come in who has not signed in */
  doorAsked = $state(false);
  /** how often the server has greeted this page: it may be another version each time */
  greetings = $state(0);

  receive(message: Invited | Announcement): void {
    if (message.type === "announcement") this.announcement = message.text ? message : null;
    else this.invitations = [...this.invitations.filter(({ table }) => table !== message.table), message];
  }

  /** An invitation is answered. */
  drop(table: string): void {
    this.invitations = this.invitations.filter((invited) => invited.table !== table);
  }

  welcomed(): void {
    this.greetings++;
  }
}

export const serverNews = new ServerNews();
