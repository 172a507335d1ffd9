/** How much room the window has: of what a screen has for phones and for wide windows only one is made. */
const phone = matchMedia("(max-width: 899px)");
/** Where the three games do not stand side by side. A phone held sideways has room for all, if they are low. */
const upright = matchMedia("(max-width: 519px), (max-width: 899px) and (min-height: 481px)");

class Width {
  narrow = $state(phone.matches);
  single = $state(upright.matches);

  constructor() {
    phone.addEventListener("change", () => (this.narrow = phone.matches));
    upright.addEventListener("change", () => (this.single = upright.matches));
  }
}

export const width = new Width();
