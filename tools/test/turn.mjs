/** After so many days everything that takes turns was seen. */
const turns = 6;

/** Where today's samples begin, another place each day; `TEST_TURN` of `npm test` repeats another day's. */
export function turnOfRun() {
  process.env.TEST_TURN ??= String(Math.floor(Date.now() / 86_400_000) % turns);
  return Number(process.env.TEST_TURN);
}

/**
 * Of things that are alike a run takes some, in turns; all with TEST_FULL.
 * @template Thing
 * @param {readonly Thing[]} alike
 * @param {number} step takes every third, or every so many
 * @returns {Thing[]}
 */
export const ofTurn = (alike, step = 3) =>
  alike.filter((_, place) => process.env.TEST_FULL || place % step === turnOfRun() % step);
