type Json = Record<string, unknown>;

/** One step of a way: a name, and which item where the name is a list's. */
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

/** The item of a list that a step means; made where there is none yet. */
function itemIn(parent: Json, { name, item }: PathStep & { item: NonNullable<PathStep['item']> }): Json {
  parent[name] ??= [];
  const list = parent[name] as Json[];
  const found = list.find((each) => each[item.key] === item.value);
  if (found) return found;
  const made = { [item.key]: item.value };
  list.push(made);
  return made;
}

/** Puts a value where a way leads, with the objects, lists and items on the way; a way to an item makes that item. */
export function setAtPath(body: Json, path: string, value: unknown): void {
  const steps = stepsOf(path);
  let formRef = body;
  for (const [i, { name, item }] of steps.entries()) {
    if (item) formRef = itemIn(formRef, { name, item });
    else if (i === steps.length - 1) formRef[name] = value;
    else {
      formRef[name] ??= {};
      formRef = formRef[name] as Json;
    }
  }
}

/** Where a way leads in a body, as errors name it (RFC 6901): `/redirects/0/url`. A missing item is the list itself. */
export function pointerOf(body: unknown, path: string): string {
  let formRef = body as Json | undefined;
  let pointer = '';
  for (const { name, item } of stepsOf(path)) {
    pointer += `/${name}`;
    formRef = formRef?.[name] as Json | undefined;
    if (!item) continue;
    const at =
      (formRef as unknown as Json[] | undefined)?.findIndex((each) => each[item.key] === item.value) ?? -1;
    if (at < 0) return pointer;
    pointer += `/${at}`;
    formRef = (formRef as unknown as Json[])[at];
  }
  return pointer;
}
