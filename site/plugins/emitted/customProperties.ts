import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';
import type { PageNames } from './pageNames.ts';

const read = /var\(\s*(--[\w-]+)/g;
const plainRead = /var\((--[\w-]+)\)/g;

/** Selectors of the page's root alone: only there is the colour mode set. */
const rootSelector = /^(?:html|:root|\[data-theme=["']?\w+["']?\])(?:[:[][^\s>+~]*)?$/;
const attributeSelector = /^\[([\w-]+)\]$/;

const readIn = (value: string) => [...value.matchAll(read)].map(([, name = '']) => name);

function ancestors(node: ChildNode): Container[] {
  const parent = node.parent as Container | undefined;
  return parent && parent.type !== 'root' ? [parent, ...ancestors(parent as Rule)] : [];
}

const isLayer = (node: Container) => node.type === 'atrule' && (node as AtRule).name === 'layer';
const isInLayer = (node: ChildNode) => ancestors(node).some(isLayer);

const selectorsOf = (declaration: Declaration): readonly string[] => (declaration.parent as Rule).selectors;
const isOnRoot = (declaration: Declaration) =>
  selectorsOf(declaration).every((selector) => rootSelector.test(selector));
const isOnEveryRoot = (declaration: Declaration) =>
  selectorsOf(declaration).some((selector) => /^(?:html|:root)$/.test(selector)) &&
  ancestors(declaration).slice(1).every(isLayer);

function declarationsOf(root: Root): Map<string, Declaration[]> {
  const all = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
  });
  return all;
}

/**
 * Simplifies the custom properties that layers declare, which are those of the engine's theme. What a value outside of
 * layers hides is removed. A property with one value on the whole page is replaced by it.
 * @param root changed in place
 */
export function simplifyThemeProperties(root: Root, page: PageNames): void {
  const theme = [...declarationsOf(root)].filter(([, all]) => all.some(isInLayer)).map(([name]) => name);
  removeHidden(root);
  const all = declarationsOf(root);
  const isAbsent = (selector: string) => {
    const [, attribute] = attributeSelector.exec(selector) ?? [];
    return attribute !== undefined && !page.attributes.has(attribute);
  };
  // Where a part of the page has values of its own, a property of the root keeps the value of the root.
  const isOfRoot = (name: string) =>
    (all.get(name) ?? [])
      .flatMap(selectorsOf)
      .every((selector) => rootSelector.test(selector) || isAbsent(selector));
  const constants = new Map<string, string>();
  for (const name of theme) {
    const [only, ...others] = all.get(name) ?? [];
    if (!only || others.length > 0 || page.names.has(name)) continue;
    if (isOnRoot(only) && isOnEveryRoot(only) && readIn(only.value).every(isOfRoot))
      constants.set(name, only.value);
  }
  root.walkDecls((declaration) => {
    declaration.value = withConstants(declaration.value, constants);
  });
}

function removeHidden(root: Root): void {
  const ours = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (!isInLayer(declaration) && isOnEveryRoot(declaration)) ours.add(declaration.prop);
  });
  root.walkDecls(/^--/, (declaration) => {
    if (isInLayer(declaration) && isOnRoot(declaration) && ours.has(declaration.prop)) declaration.remove();
  });
}

/** Minified values have no spaces around `var()`, where a constant may need them. */
function withConstants(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(plainRead, (whole, name: string, place: number) => {
    const constant = constants.get(name);
    if (constant === undefined) return whole;
    const before = /[\w)%"']/.test(value[place - 1] ?? '') ? ' ' : '';
    const after = /[\w"'#.(-]/.test(value[place + whole.length] ?? '') ? ' ' : '';
    return before + withConstants(constant, constants) + after;
  });
}

/**
 * Removes custom properties and keyframes that nothing reads, and what only they read.
 * @param root changed in place
 * @param kept names that the page's own styles and scripts read
 */
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
