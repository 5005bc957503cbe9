/** Median of measurements; the upper of two middle values. */
export const median = (/** @type {number[]} */ numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
