import type { PageNames } from './pageNames.ts';

/** Attributes and pseudo-elements. They never exclude a rule, because they may change. */
const changing = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]|::[\w-]+(?:\([^()]*\))?/g;
const innermost = /:([\w-]+)\(([^()]*)\)/;
const alternatives = new Set(['is', 'where', 'has']);
const name = /([.#:]?)(-?[A-Za-z_][\w-]*)/g;

/** Element name that occurs in no page. */
const never = 'never-there';

type Matcher = (page: PageNames) => boolean;
const matchers = new Map<string, Matcher>();

/** Whether a selector may match in a page, now or after a change of state. @param selector without top-level commas */
export function mayMatch(selector: string, page: PageNames): boolean {
  const known = matchers.get(selector) ?? matcherOf(selector.replace(changing, ''));
  matchers.set(selector, known);
  return known(page);
}

/** Cached, because each selector is tested against hundreds of pages. */
function matcherOf(text: string): Matcher {
  const group = innermost.exec(text);
  if (!group) return namesOccur(text);
  const [all, kind = '', inside = ''] = group;
  const without = matcherOf(text.replace(all, ''));
  if (!alternatives.has(kind)) return without;
  const excluded = matcherOf(text.replace(all, ` ${never}`));
  const others = inside.split(',').map(matcherOf);
  return (page) => (others.some((matches) => matches(page)) ? without : excluded)(page);
}

function namesOccur(text: string): Matcher {
  const asked = [...text.matchAll(name)].filter(([, sign]) => sign !== ':');
  const words = asked.flatMap(([, sign, word = '']) => (sign ? [word] : []));
  const elements = asked.flatMap(([, sign, word = '']) => (sign ? [] : [word.toLowerCase()]));
  return (page) => words.every((word) => page.names.has(word)) && elements.every((word) => page.elements.has(word));
}
