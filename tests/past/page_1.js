// The line and the state of the page that spoke protocol 1, bundled; not to be edited.
var page1 = (function(exports) {
	Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
	//#region web/src/state/refusals.ts
	const refusal = (key, values = {}) => ({
		type: "Refusal",
		key,
		values: Object.entries(values)
	});
	/** Whether it was refused for one of these reasons. A game's own are for its screens to know. */
	const isRefusedFor = (why, ...reasons) => reasons.some((reason) => why?.key === reason);
	//#endregion
	//#region web/src/state/table.ts
	/** Notes went missing on the way: only a fresh view helps. */
	var NoteLost = class extends Error {};
	var TableState = class TableState {
		now;
		/** Who we are in this room; null: a spectator. */
		member = null;
		/** What brings us back to our seat. */
		token = null;
		/** Everything about the table but the game itself. */
		room = null;
		/** The members whose phone is connected now. */
		here = [];
		/** What everybody sees of the game; null: no game, or not ours to watch. */
		publicBoard = null;
		/** Our own half of it. */
		sheet = null;
		/** What we have heard of the present game, in order. */
		notes = [];
		/** The number of the game that the notes are of. */
		played = 0;
		/** What was said where we may read. */
		talk = [];
		/** What screens passed to each other, and nobody reads. */
		slips = [];
		/** How many lines of talk we were told, for coming back. */
		said = 0;
		/** How long the present wait may last. */
		clock = null;
		/** Of the line. */
		status = "connecting";
		/** Why the table sent us away for good. */
		gone = null;
		/** Moves that are not on disk yet, by key. */
		pending = /* @__PURE__ */ new Map();
		/** Why our last move was refused. */
		refusal = null;
		/** The last thing refused that was no move, and how many there were. */
		complaint = null;
		complaints = 0;
		#handlers = {
			Welcome: (message) => this.#welcome(message),
			Room: (message) => this.#enter(message),
			Here: ({ members }) => void (this.here = members),
			Fresh: (message) => this.#refresh(message),
			News: (message) => this.#update(message),
			Talk: (message) => this.#listen(message),
			Done: ({ key }) => this.#settle(key, null),
			Refused: (message) => this.#refuse(message),
			Gone: (message) => this.#leave(message)
		};
		constructor(now = () => performance.now()) {
			this.now = now;
		}
		apply(message) {
			this.#handlers[message.type](message);
		}
		/** As they are now. Values are never changed in place, so a shallow copy holds them. */
		facts() {
			return Object.assign(Object.create(TableState.prototype), this);
		}
		get mySeat() {
			if (this.member === null || this.room === null) return null;
			const seat = this.room.seats.findIndex(({ member }) => member === this.member);
			return seat < 0 ? null : seat;
		}
		get names() {
			return this.room?.seats.map(({ name }) => name) ?? [];
		}
		get isOwner() {
			return this.member !== null && this.room?.owner === this.member;
		}
		#welcome({ member, token }) {
			this.member = member;
			this.token = token ?? this.token;
		}
		#enter(room) {
			this.room = room;
			if (room.seats.length === 0) this.publicBoard = this.sheet = this.clock = this.refusal = null;
		}
		#refresh(message) {
			const kept = message.heard - message.notes.length;
			this.notes = [...this.notes.slice(0, kept), ...message.notes];
			this.played = this.room?.played ?? 0;
			this.publicBoard = message.public;
			this.sheet = message.sheet;
			this.clock = this.#ticking(message.clock);
		}
		/** What is left out has not changed; a clock of null has stopped for good. */
		#update(message) {
			if (message.notes) this.notes = [...this.notes, ...message.notes];
			if (this.notes.length !== message.heard) throw new NoteLost();
			if (message.public !== void 0) this.publicBoard = message.public;
			if (message.sheet !== void 0) this.sheet = message.sheet;
			if (message.clock !== void 0) this.clock = this.#ticking(message.clock);
		}
		#listen({ said, lines }) {
			this.said = said;
			this.talk = [...this.talk, ...lines.filter(({ slip }) => !slip)];
			this.slips = [...this.slips, ...lines.filter(({ slip }) => slip)];
		}
		#refuse({ reason, key }) {
			if (key === null) {
				this.complaint = reason;
				this.complaints += 1;
			} else {
				this.refusal = reason;
				this.#settle(key, reason);
			}
		}
		#leave({ reason, again }) {
			if (again) return;
			this.gone = reason;
			this.status = "gone";
		}
		#settle(key, error) {
			const move = this.pending.get(key);
			this.pending.delete(key);
			move?.settle(error);
		}
		#ticking(clock) {
			return clock && {
				...clock,
				at: this.now()
			};
		}
	};
	//#endregion
	//#region web/src/state/line.ts
	const AGAIN = [
		100,
		300,
		700,
		1500,
		3e3
	];
	const UNHEARD = 8e3;
	/** A new name for a move. `crypto.randomUUID` is not there on a home network without TLS. */
	function newKey() {
		return [...crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	}
	var Line = class {
		state;
		around;
		#socket = null;
		#opened = false;
		#settled = false;
		#asked = [];
		#failures = 0;
		#timer;
		#closed = false;
		#leaving = false;
		#waiters = /* @__PURE__ */ new Set();
		constructor(state, around) {
			this.state = state;
			this.around = around;
		}
		open() {
			clearTimeout(this.#timer);
			const socket = this.around.connect();
			this.#socket = socket;
			this.#opened = this.#settled = false;
			socket.onopen = () => {
				this.#opened = true;
				const { token, played, notes, said } = this.state;
				this.#put({
					type: "Hello",
					token,
					played,
					heard: notes.length,
					said,
					desk: this.around.desk
				});
			};
			socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
			socket.onclose = () => void this.#lost(socket);
		}
		/** Leaves the table alone from now on; the seat stays ours. */
		close() {
			if (this.#leaving && !this.#settled) return;
			this.#closed = true;
			clearTimeout(this.#timer);
			this.#drop();
		}
		/** Gives the seat up. Where the line is lost, it comes back once more to say so. */
		leave() {
			this.#leaving = true;
			this.ask({ type: "Leave" });
		}
		/** Connects anew at once: after sleep, or when the network is back. */
		renew() {
			if (this.#closed || this.state.status === "gone") return;
			this.#drop();
			this.#failures = 0;
			if (this.state.status === "open") this.state.status = "lost";
			this.open();
		}
		/** Settles when the move is on disk, whatever happens to the line; rejects with the Refusal. */
		play(action) {
			const key = newKey();
			this.state.refusal = null;
			const promise = new Promise((resolve, reject) => {
				const watch = setInterval(() => this.#settled && this.renew(), UNHEARD);
				const settle = (error) => {
					clearInterval(watch);
					if (error) reject(error);
					else resolve();
				};
				this.state.pending.set(key, {
					action,
					settle
				});
			});
			if (this.#settled) this.#put({
				type: "Play",
				key,
				action
			});
			this.#changed();
			return promise;
		}
		/** Anything but a move. What comes of it shows in the room; a refusal in `complaint`. */
		ask(message) {
			if (this.#settled) this.#put(message);
			else this.#asked.push(JSON.stringify(message));
		}
		/** Takes a place. Rejects with the Refusal. */
		async join(name) {
			const before = this.state.complaints;
			this.ask({
				type: "Join",
				name,
				salt: newKey()
			});
			await this.until(() => this.state.member !== null || this.state.complaints > before);
			if (this.state.member === null) throw this.state.complaint;
		}
		/** Waits for something to be so; rejects with the reason if the table sends us away. */
		until(isSo) {
			return new Promise((resolve, reject) => {
				const look = () => {
					if (!isSo() && !this.state.gone) return;
					this.#waiters.delete(look);
					if (this.state.gone) reject(this.state.gone);
					else resolve();
				};
				this.#waiters.add(look);
				look();
			});
		}
		#hear(message) {
			try {
				this.state.apply(message);
			} catch (error) {
				if (!(error instanceof NoteLost)) throw error;
				this.state.notes = [];
				this.state.played = 0;
				this.renew();
				return;
			}
			if (message.type === "Welcome" && !this.#settled) this.#settleIn();
			if (message.type === "Gone" && isRefusedFor(message.reason, "token-unknown")) this.#forget();
			this.#changed();
		}
		#settleIn() {
			this.#settled = true;
			this.#failures = 0;
			this.state.status = "open";
			for (const [key, { action }] of this.state.pending) this.#put({
				type: "Play",
				key,
				action
			});
			for (const text of this.#asked.splice(0)) this.#socket?.send(text);
			if (this.#leaving) this.close();
		}
		/** Our seat is no longer ours: come in again as a stranger, who may join. */
		#forget() {
			this.state.token = null;
			this.state.gone = null;
			this.state.status = "connecting";
		}
		async #lost(socket) {
			if (socket !== this.#socket) return;
			const opened = this.#opened;
			this.#socket = null;
			this.#settled = false;
			if (this.#closed || this.state.status === "gone") return;
			if (this.state.status === "open") this.state.status = "lost";
			this.#changed();
			if (!opened && !await this.around.exists()) {
				this.state.gone = refusal("no-such-table");
				this.state.status = "gone";
				this.#changed();
				return;
			}
			if (this.#closed || this.#socket) return;
			if (!opened) {
				this.state.status = "lost";
				this.#changed();
			}
			const wait = AGAIN[Math.min(this.#failures, AGAIN.length - 1)];
			this.#failures += 1;
			this.#timer = setTimeout(() => this.open(), wait);
		}
		#drop() {
			const socket = this.#socket;
			this.#socket = null;
			this.#settled = false;
			if (!socket) return;
			socket.onmessage = socket.onclose = null;
			if (this.#opened) socket.close();
			else socket.onopen = () => socket.close();
		}
		#put(message) {
			this.#socket?.send(JSON.stringify(message));
		}
		#changed() {
			this.around.changed();
			for (const look of [...this.#waiters]) look();
		}
	};
	//#endregion
	exports.Line = Line;
	exports.TableState = TableState;
	return exports;
})({});
