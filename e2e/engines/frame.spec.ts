import { words } from '../site/frameWords.ts';
import { guidePath, localeIds, locales } from '../site/locales.ts';
import { phone } from './engine.ts';
import { test } from './test.ts';

for (const locale of localeIds) {
  const { announcement, dismiss } = words[locale];
  test(`the announcement is dismissed, and stays away with the application, in ${locale}`, async ({
    reader,
    site,
  }) => {
    await reader.opens(locales[locale].prefix + guidePath);
    await reader.sees('[data-announcement]', announcement);
    await reader.presses('[data-dismiss]', dismiss);
    await reader.doesNotSee('[data-announcement]');
    site.hasApplication = true;
    await reader.opens(`${locales[locale].prefix}/`);
    await reader.strikes('Tab');
    await reader.sees('html[data-has-hydrated=true]');
    await reader.doesNotSee('[data-announcement]');
  });
}

test('the contents of a page on a phone open and lead to their section', async ({ reader }) => {
  await reader.opens(guidePath, phone);
  await reader.presses('details:has(.table-of-contents) summary');
  await reader.presses('details[open] .table-of-contents > li:last-child a');
  await reader.isAt(/#\w+/);
  await reader.finds('document.querySelector("h1").getBoundingClientRect().bottom < 0');
});

test('links, the back button and the colours work', async ({ reader }) => {
  await reader.opens('/');
  await reader.presses('[data-colour-toggle]', words.pt.colour.light);
  await reader.sees('html[data-theme=dark]');
  await reader.presses('a', words.pt.guides);
  await reader.isAt(/^\/docs\/guides\/intro$/);
  await reader.sees('html[data-theme=dark]');
  await reader.goesBack();
  await reader.isAt(/^\/$/);
  await reader.sees('html[data-theme=dark]');
});

test('the reference is marked in the navbar', async ({ reader }) => {
  await reader.opens('/api');
  await reader.sees('nav.navbar [aria-current=page]', words.pt.specification);
});
