import type { PageNames } from './pageNames.ts';

/** Attributes and pseudo-elements may come later, so that they exclude nothing. */
const changing = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]|::[\w-]+(?:\([^()]*\))?/g;
const innermost = /:([\w-]+)\(([^()]*)\)/;
const alternatives = new Set(['is', 'where', 'has']);
const name = /([.#:]?)(-?[A-Za-z_][\w-]*)/g;

/** No page has an element of this name. */
const never = 'never-there';

/**
 * Whether a selector may match in a page, now or after its elements change state: each class, id and element that it
 * asks for occurs there.
 * @param selector one selector, without commas outside of parentheses
 */
export function mayMatch(selector: string, page: PageNames): boolean {
  const text = selector.replace(changing, '');
  const group = innermost.exec(text);
  if (!group) return namesOccur(text, page);
  const [all, kind = '', inside = ''] = group;
  const excludes =
    alternatives.has(kind) && !inside.split(',').some((alternative) => mayMatch(alternative, page));
  return mayMatch(text.replace(all, excludes ? ` ${never}` : ''), page);
}

function namesOccur(text: string, { names, elements }: PageNames): boolean {
  return [...text.matchAll(name)].every(([, sign, word = '']) => {
    if (sign === ':') return true;
    return sign ? names.has(word) : elements.has(word.toLowerCase());
  });
}
