/** Raw request values, whatever their fields expect. */

export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );
}

export const isEmpty = (value: unknown) => value === null || value === '';

export const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

export const isNumbered = (value: unknown) =>
  typeof value === 'object' && value !== null && /^\d+(,\d+)*$/.test(Object.keys(value).join());

export const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);
