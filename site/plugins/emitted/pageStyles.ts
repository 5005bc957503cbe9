import { transform } from 'lightningcss';

/** Names used in a page: classes, ids, inline styles, and inline scripts. */
const naming = /\s(?:class|id|style)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))|<script[^>]*>(.*?)<\/script>/gs;

const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

function namesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(naming)].flatMap((found) => found.slice(1).flatMap((text) => wordsOf(text ?? ''))),
  );
}

const allOf = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name);

const except = (names: readonly string[], others: ReadonlySet<string>) =>
  [...new Set(names)].filter((name) => !others.has(name));

function without(css: Uint8Array, unused: string[]): Uint8Array {
  return transform({ filename: 'page.css', code: css, minify: true, unusedSymbols: unused }).code;
}

/** Removes unused custom properties and keyframes, transitively, but those that are named. */
function withoutUnused(css: Uint8Array, names: ReadonlySet<string>): Uint8Array {
  const text = new TextDecoder().decode(css);
  const asked = new Set([
    ...names,
    ...allOf(text, /var\((--[\w-]+)/g),
    ...allOf(text, /animation[^:]*:([^;}]*)/g).flatMap(wordsOf),
  ]);
  const unread = except([...allOf(text, /[{;](--[\w-]+):/g), ...allOf(text, /@keyframes ([\w-]+)/g)], asked);
  return unread.length === 0 ? css : withoutUnused(without(css, unread), names);
}

/** A stylesheet without custom properties and keyframes that it does not use itself. */
export function withoutUnusedProperties(sheet: string): string {
  const minified = without(new TextEncoder().encode(sheet), []);
  return new TextDecoder().decode(withoutUnused(minified, new Set()));
}

/**
 * Extracts the part of a stylesheet that may apply to a page: every rule whose classes and ids occur in it, with order
 * and layers. States, attributes and elements are ignored, so that changes before the application starts (colours, an
 * open menu, a search) have their rules.
 * @param sheet the site's stylesheet
 */
export function pageStyles(sheet: string): (html: string) => string {
  const whole = new TextEncoder().encode(sheet);
  const named = allOf(sheet, /[.#](-?[A-Za-z_][\w-]*)/g);
  return (html) => {
    const names = namesIn(html);
    return new TextDecoder().decode(withoutUnused(without(whole, except(named, names)), names));
  };
}
