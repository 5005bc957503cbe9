type Json = Record<string, unknown>;

/** One segment of a path: a name, and the selected item where the name is a list's. */
interface PathStep {
  name: string;
  item?: { key: string; value: string };
}

function stepsOf(path: string): PathStep[] {
  return path.split('.').map((part) => {
    const [, name = part, key, value = ''] = /^(\w+)\[(\w+)=(\w+)\]$/.exec(part) ?? [];
    return key ? { name, item: { key, value } } : { name };
  });
}

/** The item of a list that a segment selects; created where it is missing. */
function itemIn(parent: Json, { name, item }: PathStep & { item: NonNullable<PathStep['item']> }): Json {
  parent[name] ??= [];
  const list = parent[name] as Json[];
  const found = list.find((each) => each[item.key] === item.value);
  if (found) return found;
  const made = { [item.key]: item.value };
  list.push(made);
  return made;
}

/** Sets the value at a path and creates missing objects, lists and items. A path to an item creates that item. */
export function setAtPath(body: Json, path: string, value: unknown): void {
  const steps = stepsOf(path);
  let parent = body;
  for (const [i, { name, item }] of steps.entries()) {
    if (item) parent = itemIn(parent, { name, item });
    else if (i === steps.length - 1) parent[name] = value;
    else {
      parent[name] ??= {};
      parent = parent[name] as Json;
    }
  }
}

/** JSON pointer of a path in a body (RFC 6901): `/redirects/0/url`. A missing item gives the pointer of its list. */
export function pointerOf(body: unknown, path: string): string {
  let value: unknown = body;
  let pointer = '';
  for (const { name, item } of stepsOf(path)) {
    pointer += `/${name}`;
    value = (value as Json | undefined)?.[name];
    if (!item) continue;
    const items = value as Json[] | undefined;
    const at = items?.findIndex((each) => each[item.key] === item.value) ?? -1;
    if (at < 0) return pointer;
    pointer += `/${at}`;
    value = items?.[at];
  }
  return pointer;
}
