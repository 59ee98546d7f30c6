// A game of hidden numbers on Colyseus, as its documentation has one write it: a state of schemas,
// each hand in the view of its player alone, and every move told to every seat at once (the usual
// patches every 50 ms would wait, and be compared with nothing). Nothing is stored.
// node server.cjs PORT
const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { ArraySchema, MapSchema, Schema, StateView, type, view } = require('@colyseus/schema');

const CELLS = 205;
const CARDS = 20;

class Player extends Schema {
  constructor(number) {
    super();
    this.cards = CARDS;
    this.hand = new ArraySchema(...Array.from({ length: CARDS }, (_, card) => (number + card) % 250));
  }
}
type('uint8')(Player.prototype, 'cards');
type(['uint8'])(Player.prototype, 'hand');
view()(Player.prototype, 'hand');

class Board extends Schema {
  constructor() {
    super();
    this.score = 0;
    this.turn = 0;
    this.cells = new ArraySchema(...Array.from({ length: CELLS }, (_, cell) => (cell * 37) % 100));
    this.players = new MapSchema();
  }
}
type('uint32')(Board.prototype, 'score');
type('uint16')(Board.prototype, 'turn');
type(['uint8'])(Board.prototype, 'cells');
type({ map: Player })(Board.prototype, 'players');

class Table extends Room {
  maxClients = 400;
  maxMessagesPerSecond = Infinity;
  patchRate = null;
  state = new Board();

  onCreate() {
    this.onMessage('play', (client, number) => {
      const board = this.state;
      const hand = board.players.get(client.sessionId).hand;
      board.score++;
      board.turn = (board.turn + 1) % this.clients.length;
      board.cells[number % CELLS] = (board.cells[number % CELLS] + 1) % 100;
      hand[number % CARDS] = (hand[number % CARDS] + 7) % 250;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    const player = new Player(this.state.players.size);
    this.state.players.set(client.sessionId, player);
    client.view = new StateView();
    client.view.add(player);
    this.broadcastPatch();
  }
}

const server = new Server({
  greet: false,
  transport: new WebSocketTransport({ pingInterval: 0 }),
});
server.define('table', Table);
server.listen(Number(process.argv[2]), '127.0.0.1').then(() => console.log('ready'));
