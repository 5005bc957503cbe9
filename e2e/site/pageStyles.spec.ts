import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { at } from '../../tools/run/paths.mjs';
import { ofTurn } from '../../tools/test/turn.mjs';
import { categoryPath, guidePath, type Locale, localeIds, locales } from './locales.ts';
import { variantsOfRun, widths } from './pageVariants.ts';

const paths = [
  '/',
  '/api',
  guidePath,
  categoryPath,
  '/docs/guides/intro',
  '/docs/guides/errors',
  '/docs/soap',
  '/docs/integrations/intro',
  '/no/such/page',
];

/** Waits for the font and for the layout of long visible parts. */
const layOut = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

for (const [place, path] of ofTurn(paths, 8, 2).entries()) {
  const locale = localeIds[place % localeIds.length] ?? 'pt';
  const address = locales[locale].prefix + path;
  test(`a page looks with its own styles as it does with all: ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { colour, device } of variantsOfRun.filter((look) => look.locale === locale)) {
      await page.setViewportSize({ width: widths[device], height: 900 });
      await page.goto(address);
      await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), colour);
      // The menu is marked slightly later than the page (docs/decisions/site-routes.md).
      if (path === '/api') await expect(page.locator('.navbar [aria-current=page]')).not.toHaveCount(0);
      await layOut(page);
      const own = await page.evaluateHandle(computedStyles);
      expect(await own.evaluate((values) => values.size)).toBeGreaterThan(50);
      await addWholeSheet(page, locale);
      const whole = await page.evaluateHandle(computedStyles);
      const differences = await own.evaluate(differencesFrom, whole);
      expect(differences).toEqual([]);
    }
  });
}

const wholeSheet = (locale: Locale): string =>
  JSON.parse(readFileSync(at('.build/site/parts/build', `${locale}.json`), 'utf8')).sheet;

/** Adds the styles of other pages and islands. */
async function addWholeSheet(page: Page, locale: Locale) {
  await page.addStyleTag({ content: wholeSheet(locale) });
  const { programs } = JSON.parse(String(await page.locator('#scripts').textContent()));
  for (const url of programs.islands.filter((each: string) => each.endsWith('.css'))) await page.addStyleTag({ url });
}

type Values = Record<string, string>;

/** Computed values for one element of each kind and its pseudo-elements. Runs in the page. */
function computedStyles(): Map<string, Values> {
  const nameOf = (element: Element | null) =>
    element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : '';
  const kinds = new Map<string, Element>();
  for (const element of document.querySelectorAll('html, body, body *:not(script, style)')) {
    const kind = [element, element.parentElement, element.previousElementSibling].map(nameOf).join(' < ');
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  const all = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
  const absent = ['none', 'normal'];
  const valuesOf = (element: Element, part: string | null): Values => {
    const style = getComputedStyle(element, part);
    // Of absent pseudo-elements only `content` is compared, because other values have no effect and take most of the
    // time.
    const names = part && absent.includes(style.content) ? ['content'] : all;
    const values: Values = {};
    // Minifiers write the same background position in different ways.
    for (const name of names) values[name] = style.getPropertyValue(name).replace(/^0% 0%$/, '0px 0px');
    return values;
  };
  return new Map(
    [...kinds].flatMap(([kind, element]) =>
      [null, '::before', '::after'].map((part) => [`${kind} ${part}`, valuesOf(element, part)] as const),
    ),
  );
}

/** Values that differ, and elements that only one page has. Runs in the page. */
function differencesFrom(own: Map<string, Values>, others: Map<string, Values>): string[] {
  return [...new Set([...own.keys(), ...others.keys()])].flatMap((kind) => {
    const [one, other] = [own.get(kind), others.get(kind)];
    if (!one || !other) return [`${kind} is only there ${one ? 'without' : 'with'} all`];
    // A pseudo-element that only one page has differs in its `content`.
    return Object.keys(one)
      .filter((name) => name in other && one[name] !== other[name])
      .map((name) => `${kind} { ${name}: ${one[name]} } is ${other[name]} with all`);
  });
}
