/** Path to a value in JSON, made of member names and list indices. */
export type JsonPath = readonly (string | number)[];

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inside, key) => {
    if (Array.isArray(inside)) return inside[Number(key)];
    return isObject(inside) ? inside[key] : undefined;
  }, value);
}

/** Copies a value and replaces the part at a path. Creates missing parents. */
export function withValueAt(value: unknown, path: JsonPath, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[key] = withValueAt(list[key], rest, next);
    return list;
  }
  const members = isObject(value) ? value : {};
  return { ...members, [key]: withValueAt(members[key], rest, next) };
}

/** Copies a value and removes the part at a path. Later list items move up. */
export function withoutValueAt(value: unknown, path: JsonPath): unknown {
  const key = path.at(-1);
  const above = path.slice(0, -1);
  const holder = valueAt(value, above);
  if (Array.isArray(holder)) return withValueAt(value, above, holder.toSpliced(Number(key), 1));
  if (!isObject(holder)) return value;
  const { [String(key)]: _, ...rest } = holder;
  return withValueAt(value, above, rest);
}

/** Converts a path to a JSON pointer (RFC 6901). */
export function pointerOf(path: JsonPath): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
