/** The middle one of some measurements; the upper of two in the middle. */
export const median = (/** @type {number[]} */ numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
