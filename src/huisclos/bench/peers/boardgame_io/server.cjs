// The same game of hidden numbers on boardgame.io, as its documentation has one write it: secrets
// stripped from what a player is sent, matches in memory. Nothing is stored.
// node server.cjs PORT
const { PlayerView } = require('boardgame.io/core');
const { Origins, Server } = require('boardgame.io/server');

const CELLS = 150;
const table = {
  name: 'table',
  setup: ({ ctx }) => ({
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, player) => [
        player,
        { hand: Array.from({ length: 20 }, (_, card) => player + card) },
      ]),
    ),
    secret: { deck: Array.from({ length: 60 }, (_, card) => card) },
    board: Array.from({ length: CELLS }, (_, cell) => (cell * 37) % 100),
    score: 0,
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, number) => {
      const { hand } = G.players[playerID];
      G.secret.deck.push(hand.shift());
      hand.push(G.secret.deck.shift());
      G.board[number % CELLS] = number % 100;
      G.score++;
    },
  },
  minPlayers: 2,
  maxPlayers: 400,
};
const server = Server({ games: [table], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
