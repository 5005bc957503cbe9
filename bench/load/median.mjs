/** Median of measurements; the upper of two middle values. */
export const median = (/** @type {number[]} */ numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** @param {number[]} values @param {number} share */
export const percentile = (values, share) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;
