/** A screen being shown. Its address may change while it stays, as when another game is chosen for a new table. */
import type { Screen } from "./addresses";
import type { ScreenComponent } from "./screens";

export class ShownScreen {
  screen: Screen = $state.raw()!;

  constructor(
    screen: Screen,
    readonly component: ScreenComponent,
  ) {
    this.screen = screen;
  }
}
