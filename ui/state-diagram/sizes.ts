/** Distances of a state diagram, in CSS pixels. */
export const sizes = {
  charWidth: 7.5,
  /** Width of icon and padding beside a state's word. */
  aroundWord: 46,
  lowest: 38,
  port: 22,
  gap: 20,
  /** Distance between adjacent states with an arrow. */
  joined: 48,
  /** Distance between the states and the nearest lane, with space for a number. */
  stub: 34,
  lane: 15,
  /** Width of a loop. */
  loop: 24,
  turn: 7,
  margin: 10,
} as const;
