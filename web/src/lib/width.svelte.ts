/** How wide the window is: of what a screen has for phones and for wide windows only one is made. */
const phone = matchMedia("(max-width: 899px)");

class Width {
  narrow = $state(phone.matches);

  constructor() {
    phone.addEventListener("change", () => (this.narrow = phone.matches));
  }
}

export const width = new Width();
