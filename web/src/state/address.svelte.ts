/** Where phones find this house: a page that is open on the machine itself has to ask. */
import { house } from "./house";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

class Address {
  url = $state(location.origin);

  constructor() {
    const isLocal = LOCAL.includes(location.hostname);
    if (!isLocal && location.protocol === "http:") return;
    house().then(
      ({ url, warns }) => {
        if (isLocal || warns) this.url = url; // a page of its own says what phones warn of
      },
      () => {}, // the page's own address is the best we know
    );
  }

  get host(): string {
    return new URL(this.url).host;
  }
}

export const address = new Address();
