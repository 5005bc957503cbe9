import { words } from '../site/frameWords.ts';
import { holdRests, releaseRests } from '../site/holdRests.ts';
import { categoryPath, guidePath, localeIds, locales } from '../site/locales.ts';
import { localesOfRun } from '../site/pageVariants.ts';
import { phone } from './engine.ts';
import { test } from './test.ts';

const tree = 'aside [data-page-tree]';
const menu = 'dialog[data-drawer]:modal';

for (const locale of localesOfRun(0)) {
  const said = words[locale];
  const { prefix } = locales[locale];

  test(`the announcement is dismissed and stays away, and a new one is shown, in ${locale} @full`, async ({
    reader,
  }) => {
    await reader.opens(`${prefix}/`);
    await reader.sees('[data-announcement]', said.announcement);
    await reader.sees(`[data-announcement] a[href='${prefix}/api']`);
    await reader.presses('[data-announcement] button', said.dismiss);
    await reader.doesNotSee('[data-announcement]');
    await reader.opens(`${prefix}/docs/soap`);
    await reader.sees('h1');
    await reader.doesNotSee('[data-announcement]');
    await reader.finds(`(localStorage['docusaurus.announcement.id-balcao'] = 'older') !== ''`);
    await reader.opens(`${prefix}/`);
    await reader.sees('[data-announcement]');
  });

  test(`the menu of a phone opens, leads on and closes, in ${locale}`, async ({ reader }) => {
    await reader.opens(prefix + guidePath, phone);
    const open = () => reader.presses('button', said.openMenu);
    await open();
    await reader.sees(menu, said.menu);
    await reader.hasInView(`${menu} [data-drawer-pages] [aria-current=page]`);
    await reader.strikes('Escape');
    await reader.doesNotSee(menu);
    await reader.sees('button:focus', said.openMenu);
    await open();
    await reader.presses(`${menu} button`, said.closeMenu);
    await reader.doesNotSee(menu);
    await open();
    await reader.sees(menu);
    await reader.pressesAt(380, 400);
    await reader.doesNotSee(menu);
    await open();
    for (const id of localeIds) await reader.hasInView(`${menu} a`, words[id].language);
    await reader.sees(`${menu} a`, said.specification);
    await reader.presses(`${menu} summary`, said.versions);
    await reader.sees(`${menu} a`, 'Next');
    await reader.presses(`${menu} a`, said.payments);
    await reader.isAt(new RegExp(`^${prefix}${categoryPath}$`));
  });

  test(`the tree of pages is hidden and shown, in ${locale} @full`, async ({ reader }) => {
    await reader.opens(prefix + guidePath);
    await reader.sees(tree, said.tree);
    await reader.presses('button', said.collapse);
    await reader.doesNotSee(tree);
    await reader.opens(prefix + categoryPath);
    await reader.doesNotSee(tree);
    await reader.focuses('button', said.expand);
    await reader.strikes('Enter');
    await reader.sees(tree);
    await reader.sees('button:focus', said.collapse);
  });
}

test('a group of the tree opens and closes, and the one of the page is open @full', async ({ reader }) => {
  const group = `${tree} details:has(> summary[aria-label$=Webhooks])`;
  await reader.opens(guidePath);
  await reader.sees(`${tree} details[open]:has([aria-current=page]) > summary[aria-label$=${words.pt.payments}]`);
  await reader.doesNotSee(`${group} a`);
  await reader.presses(`${group} > summary`);
  await reader.sees(`${group} a`);
  await reader.strikes('Enter');
  await reader.doesNotSee(`${group} a`);
});

test('the lists of the bar open one at a time and close at Escape @full', async ({ reader }) => {
  const list = (name: string) => ['.navbar summary', new RegExp(name)] as const;
  await reader.opens(guidePath);
  await reader.presses(...list('Next'));
  await reader.sees('.navbar details[open] a', /^API/);
  await reader.presses(...list(words.pt.language));
  await reader.doesNotSee('.navbar details[open] a', /^API/);
  await reader.sees('.navbar details[open] a', words.en.language);
  await reader.strikes('Escape');
  await reader.doesNotSee('.navbar details[open]');
  await reader.sees('.navbar summary:focus', new RegExp(words.pt.language));
  await reader.strikes('Enter');
  await reader.sees('.navbar details[open]');
  await reader.presses('h1');
  await reader.doesNotSee('.navbar details[open]');
});

test('the contents of a page on a phone open and lead to their section @full', async ({ reader }) => {
  await reader.opens(guidePath, phone);
  await reader.presses('summary', words.pt.onThisPage);
  await reader.presses('details[open] .table-of-contents > li:last-child a');
  await reader.isAt(/#\w+/);
  await reader.hasNotInView('h1');
});

test('a phone has a way up @full', async ({ reader }) => {
  await reader.opens(guidePath, phone);
  await reader.finds("(document.querySelector('h1').style.paddingBottom = '400px') && true");
  await reader.scrolls(2000);
  await reader.hasNotInView('h1');
  await reader.scrolls(0);
  // Shrinks content above, which moves the page as a part does when it gets its layout.
  await reader.finds("(document.querySelector('h1').style.paddingBottom = '0px') && true");
  await reader.finds('!scrollBy({ top: -1, behavior: "instant" })');
  await reader.doesNotSee('button', words.pt.backToTop);
  await reader.scrolls(-300);
  await reader.presses('button', words.pt.backToTop);
  await reader.hasInView('h1');
  await reader.doesNotSee('button', words.pt.backToTop);
});

test('a page is copied @full', async ({ reader }) => {
  await reader.opens(locales.en.prefix + guidePath);
  await reader.copies('[data-page-tools] button', /^# .*Multibanco[\s\S]*\]\(http/);
  await reader.sees('[data-page-tools] [role=status]', /./);
});

test('links, the back button and the colours work in one document, and a page is left and found where it is read', async ({
  reader,
}) => {
  await reader.opens('/');
  await reader.finds('(globalThis.isMarked = true)');
  await reader.presses('[data-colour-toggle]', words.pt.colour.light);
  await reader.sees('html[data-theme=dark]');
  await reader.scrolls(400);
  await reader.presses('.navbar a', words.pt.guides);
  await reader.isAt(/^\/docs\/guides\/intro$/);
  await reader.sees('html[data-theme=dark]');
  await reader.finds('scrollY === 0');
  await reader.strikes('Tab');
  await reader.sees('[data-skip]:focus', words.pt.skip);
  await reader.goesBack();
  await reader.isAt(/^\/$/);
  await reader.sees('html[data-theme=dark]');
  await reader.finds('Math.round(scrollY) === 400');
  await reader.finds('globalThis.isMarked');
});

test('a page that is shown from its introduction on gets the rest where it is', async ({ reader }) => {
  await reader.opens(categoryPath);
  await reader.finds(`(${holdRests})() === undefined`);
  await reader.presses(`main a[href='${guidePath}']`);
  await reader.sees('main h1', /Multibanco/);
  await reader.doesNotSee('main h2');
  await reader.finds(`(${releaseRests})() === undefined`);
  await reader.sees('main h2');
  await reader.sees('body > footer');
});
