import type { ChildNode, Declaration, Root, Rule } from 'postcss';

const read = /var\(\s*(--[\w-]+)/g;
const plainRead = /var\((--[\w-]+)\)/g;

const readIn = (value: string) => [...value.matchAll(read)].map(([, name = '']) => name);

/** Whether a property is declared for the root, outside media queries. */
const isOfRoot = ({ parent }: Declaration) =>
  (parent as Rule).selectors.some((selector) => selector === ':root' || selector === 'html') &&
  parent?.parent?.type === 'root';

/** Inlines custom properties with a single value (sizes and distances, not colours), and keeps declarations. */
export function inlineConstants(root: Root): void {
  const all = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map(
    [...all].flatMap(([name, [only, ...others]]) =>
      only && others.length === 0 && isOfRoot(only) && readIn(only.value).length === 0
        ? [[name, only.value.trim()] as const]
        : [],
    ),
  );
  root.walkDecls((declaration) => {
    declaration.value = withConstants(declaration.value, constants);
  });
}

/** Inlines constants, and adds the spaces that minified values lack around them. */
function withConstants(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(plainRead, (whole, name: string, place: number) => {
    const constant = constants.get(name);
    if (constant === undefined) return whole;
    const before = /[\w)%"']/.test(value[place - 1] ?? '') ? ' ' : '';
    // A following `var()` adds a space before itself.
    const after = /^(?!var\()["\w'#.(-]/.test(value.slice(place + whole.length)) ? ' ' : '';
    return before + constant + after;
  });
}

/** Removes custom properties and keyframes that are unused, or used only by removed ones. */
export function removeUnread(root: Root, kept: ReadonlySet<string>): void {
  const asked = new Set(kept);
  root.walkDecls((declaration) => {
    for (const name of readIn(declaration.value)) asked.add(name);
    if (/^(?:-webkit-)?animation/.test(declaration.prop))
      for (const word of declaration.value.match(/[\w-]+/g) ?? []) asked.add(word);
  });
  const unread: ChildNode[] = [];
  root.walkDecls(/^--/, (declaration) => {
    if (!asked.has(declaration.prop)) unread.push(declaration);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!asked.has(rule.params)) unread.push(rule);
  });
  for (const node of unread) node.remove();
  if (unread.length > 0) removeUnread(root, kept);
}
