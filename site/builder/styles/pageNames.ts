export interface PageNames {
  /** Classes, ids, words of inline styles, and all words of inline scripts. */
  names: ReadonlySet<string>;
  /** Element names of the page, and all words of inline scripts. */
  elements: ReadonlySet<string>;
}

/** Elements that a browser adds if their tags are omitted. */
const implied = ['html', 'head', 'body', 'tbody', 'colgroup'];

const scripts = /<script[^>]*>(.*?)<\/script>/gs;
const tags = /<([a-z][\w-]*)/gi;
const naming = /\s(?:class|id|style)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** Reads the names in a page. @param html a page, before its styles are inlined */
export function pageNames(html: string): PageNames {
  const scripted = [...html.matchAll(scripts)].flatMap(([, text = '']) => wordsOf(text));
  const named = [...html.matchAll(naming)].flatMap((found) => found.slice(1).flatMap((text) => wordsOf(text ?? '')));
  const found = [...html.matchAll(tags)].map(([, name = '']) => name.toLowerCase());
  return { names: new Set([...named, ...scripted]), elements: new Set([...implied, ...found, ...scripted]) };
}
