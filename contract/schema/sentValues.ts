/** What a value that was sent is, whatever its field expects. */

export const isEmpty = (value: unknown) => value === null || value === '';

export const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Whether it is an object whose names are numbers. */
export const isNumbered = (value: unknown) =>
  typeof value === 'object' && value !== null && /^\d+(,\d+)*$/.test(Object.keys(value).join());

/** Whether a text fits a pattern; no other value does. */
export const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);
