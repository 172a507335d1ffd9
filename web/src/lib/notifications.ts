/** Facts about a player's notifications. */
import type { Notifications } from "../wire";

/** True if there is any way to reach the player. */
export function hasChannel({ pushes, webhook, email_confirmed: confirmed }: Notifications): boolean {
  return (pushes ?? 0) > 0 || !!webhook || !!confirmed;
}
