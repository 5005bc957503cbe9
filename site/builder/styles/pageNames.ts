export interface PageNames {
  /** Classes, ids, words of inline styles, and every word of inline scripts. */
  names: ReadonlySet<string>;
  /** Elements of the page, and every word of inline scripts. */
  elements: ReadonlySet<string>;
}

/** Implied elements, which a browser adds. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup'];

const scripts = /<script[^>]*>(.*?)<\/script>/gs;
const tags = /<([a-z][\w-]*)/gi;
const naming = /\s(?:class|id|style)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** @param html a page, before its styles are inlined */
export function pageNames(html: string): PageNames {
  const scripted = [...html.matchAll(scripts)].flatMap(([, text = '']) => wordsOf(text));
  const named = [...html.matchAll(naming)].flatMap((found) => found.slice(1).flatMap((text) => wordsOf(text ?? '')));
  const found = [...html.matchAll(tags)].map(([, name = '']) => name.toLowerCase());
  return {
    names: new Set([...named, ...scripted]),
    elements: new Set([...implied, ...found, ...scripted]),
  };
}
