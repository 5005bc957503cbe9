/** A place in a JSON value, from its root. */
export type Path = readonly string[];

/** Every place in a value: its own is left out, those of objects and lists are among them. */
export function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pathsOf(inner).map((rest) => [name, ...rest]),
  ]);
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], root);
}

/** A copy with another value at a place; `undefined` takes the name away once it is written as JSON. */
export function changedAt<T>(root: T, [name, ...rest]: Path, value: unknown): T {
  if (name === undefined) return value as T;
  const inner = changedAt((root as Record<string, unknown>)[name], rest, value);
  if (Array.isArray(root)) return root.map((item, at) => (String(at) === name ? inner : item)) as T;
  return { ...root, [name]: inner };
}
