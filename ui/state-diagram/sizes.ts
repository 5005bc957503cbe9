/** Distances of a state diagram, in CSS pixels. */
export const sizes = {
  charWidth: 7.5,
  /** Beside a state's word: the glyph and the padding. */
  aroundWord: 46,
  lowest: 38,
  port: 22,
  gap: 20,
  /** Between neighbours that an arrow joins. */
  joined: 48,
  /** Between the states and the nearest lane: room for a number. */
  stub: 34,
  lane: 15,
  /** How far an arrow back to its own state goes. */
  loop: 24,
  turn: 7,
  margin: 10,
} as const;
