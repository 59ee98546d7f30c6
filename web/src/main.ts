import { mount } from "svelte";

import App from "./App.svelte";
import { texts } from "./i18n";
import { router } from "./router.svelte";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/rooms";
import "./theme/parts.css";
import { renewal } from "./state/renewal";
import { install, leaveOldPage } from "./worker/install";

leaveOldPage();
renewal(); // it has to know what is typed and held before it is asked
await texts.start();
router.start();
mount(App, { target: document.getElementById("app")! });
install(router.outdated);
