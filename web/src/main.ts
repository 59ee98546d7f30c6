import { mount } from "svelte";

import App from "./App.svelte";
import { texts } from "./i18n";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/parts.css";

await texts.start();
mount(App, { target: document.getElementById("app")! });
