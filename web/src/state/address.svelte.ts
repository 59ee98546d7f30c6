/** Where phones find this house: a page that is open on the machine itself has to ask. */
import { house } from "./house";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

class Address {
  url = $state(location.origin);
  /** Phones warn once, as nobody vouches for this house. */
  warns = $state(false);

  constructor() {
    const isLocal = LOCAL.includes(location.hostname);
    if (!isLocal && location.protocol === "http:") return;
    house().then(
      ({ url, warns }) => {
        if (isLocal) this.url = url;
        this.warns = warns;
      },
      () => {}, // the page's own address is the best we know
    );
  }

  get host(): string {
    return new URL(this.url).host;
  }
}

export const address = new Address();
