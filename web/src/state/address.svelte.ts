/** Where phones find this house: a page that is open on the machine itself has to ask. */
import { house } from "./house";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

class Address {
  url = $state(location.origin);

  constructor() {
    if (!LOCAL.includes(location.hostname)) return;
    house().then(
      ({ url }) => (this.url = url),
      () => {}, // the page's own address is the best we know
    );
  }

  get host(): string {
    return new URL(this.url).host;
  }
}

export const address = new Address();
