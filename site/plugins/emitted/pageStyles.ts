import { transform } from 'lightningcss';

/** What gives names to a page's elements or may ask for them: classes, ids, styles in place, and its own scripts. */
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

/** Takes out custom properties and movements that nothing asks for, and those that only they asked for. */
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

/**
 * Gives, for a page's HTML, the part of a stylesheet that may apply to it: every rule whose classes and ids stand in
 * the page, in its order and layers. States, attributes and elements are not looked at, so that what changes before
 * the application starts (colours, an open menu, a search) has its rules too.
 * @param sheet the whole stylesheet of the site
 */
export function pageStyles(sheet: string): (html: string) => string {
  const whole = new TextEncoder().encode(sheet);
  const named = allOf(sheet, /[.#](-?[A-Za-z_][\w-]*)/g);
  return (html) => {
    const names = namesIn(html);
    return new TextDecoder().decode(withoutUnused(without(whole, except(named, names)), names));
  };
}
