/** From a poster to a table: what one tap does. */
import type { Friend, GameListed, Refusal } from "../wire";
import { t, texts } from "../i18n";
import { router } from "../router.svelte";
import { openTable } from "../state/house";
import { friendsOf, moveGroup, type Group } from "../state/evenings";
import { kept } from "../state/kept";
import { isRefusedFor } from "../state/refusals";
import { Session } from "../state/store.svelte";

/** What is of the people who play, by whatever rules: their language, and names of their own. */
export const isOfPeople = (option: string): boolean => option === "language" || isName(option);
const isName = (option: string): boolean => option.startsWith("name_");

/** The words of a game are in the language of whoever opens the table. So are the names of what people
 * may name, drawn from those that the game has to give, until somebody writes others. */
export function firstOptions(game: GameListed): Record<string, unknown> {
  const schema = schemaOf(game);
  const speaker = texts.speaker(game.id);
  const names = speaker.has("board-names") ? speaker.t("board-names").split(", ") : [];
  const given = Object.keys(schema)
    .filter((option) => isName(option) && names.length > 0)
    .map((option) => [option, names.splice(Math.floor(Math.random() * names.length), 1)[0]]);
  return { ...(schema["language"] && { language: texts.language }), ...Object.fromEntries(given) };
}

/** The names a game has to give are among its texts; without them things are called as the rules do. */
export const withNames = (game: GameListed): Promise<void> => texts.load(game.id).catch(() => {});

export interface OptionSchema {
  type?: string;
  enum?: (string | number | null)[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  anyOf?: OptionSchema[];
  /** What others must be among for this one to have an effect. */
  when?: Record<string, unknown[]>;
}

export const hasEffect = (option: OptionSchema, options: Record<string, unknown>): boolean =>
  Object.entries(option.when ?? {}).every(([name, among]) => among.includes(options[name]));

/** What people chose, with what has no effect as the rulebook has it: a game may refuse it otherwise,
 * and nobody could see why. */
export function effective(
  schema: Record<string, OptionSchema>,
  chosen: Record<string, unknown>,
): Record<string, unknown> {
  const kept = Object.entries(chosen).map(([name, value]) => {
    const option = schema[name];
    return [name, option && !hasEffect(option, chosen) ? option.default : value];
  });
  return Object.fromEntries(kept);
}

/** The options that people may set, from the game's own JSON Schema. */
export function schemaOf(game: GameListed): Record<string, OptionSchema> {
  const schema = game.options as {
    $ref?: string;
    $defs?: Record<string, { properties?: Record<string, OptionSchema> }>;
  };
  const name = schema.$ref?.split("/").at(-1) ?? "";
  const { type: _, seats: __, ...options } = schema.$defs?.[name]?.properties ?? {};
  return options;
}

/** Opens a table and takes the first place at it. Rejects with the Refusal. */
async function sitDown(game: GameListed, name: string): Promise<Session> {
  await withNames(game);
  const { code, invitation } = await openTable(game.id, firstOptions(game));
  kept.keepInvitation(code, invitation);
  const session = new Session(code);
  await session.join(name);
  return session;
}

export async function openRoom(game: GameListed, name: string): Promise<void> {
  const session = await sitDown(game, name);
  kept.keepName(name);
  router.go(`/${session.code}`, session);
}

/** Alone one need not say who one is. In some place: with a bot in every other there is. */
export async function playNow(game: GameListed, name: string, place: number | null = null): Promise<void> {
  const session = await sitDown(game, name.trim() || t("home-alone-name"));
  if (name.trim()) kept.keepName(name);
  session.ask({ type: "AddBot", up_to: place === null ? game.company : game.seats[1] });
  if (place !== null) session.ask({ type: "Move", member: session.now.member!, to: place });
  session.ask({ type: "Start", met: kept.met(game.id) });
  await session.until(() => (session.now.room?.seats.length ?? 0) > 0);
  router.go(`/${session.code}`, session);
}

/** Back to a group's table; where it is gone, to a new one with the same people and score, which whoever
 * of them comes first opens. Rejects with the Refusal. */
export async function reopen(group: Group, listed: GameListed[]): Promise<void> {
  const session = new Session(group.code);
  try {
    await session.until(() => session.now.room !== null);
    return router.go(`/${group.code}`, session);
  } catch (why) {
    if (!isRefusedFor(why as Refusal, "no-such-table", "table-closed", "table-deleted")) throw why;
  }
  session.forget();
  session.close();
  const game = listed.find(({ id }) => id === group.game) ?? listed[0]!;
  const friends = friendsOf(group).map(({ name, points, look }): Friend => {
    return { type: "Friend", name, points, look: look && { type: "Look", face: look.face, colour: look.colour } };
  });
  const again = group.key ? { key: group.key, friends } : null;
  await withNames(game);
  const { code, invitation } = await openTable(game.id, firstOptions(game), again);
  moveGroup(group.code, code);
  kept.keepInvitation(code, invitation);
  const fresh = new Session(code);
  await fresh.until(() => fresh.now.room !== null);
  const { member, room } = fresh.now;
  if (member === null && !room!.knocking) await fresh.join(group.me ?? kept.name()).catch(() => {}); // its door says why
  router.go(`/${code}`, fresh);
}
