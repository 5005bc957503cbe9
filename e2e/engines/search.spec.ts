import { guidePath } from '../site/locales.ts';
import { searchWords } from '../site/searchWords.ts';
import { desktop, phone, type Size } from './engine.ts';
import { test } from './test.ts';

const dialog = 'dialog:modal:has([role=combobox])';
const hit = `${dialog} [role=option]`;
const { typed, page, marked } = searchWords.pt;

test('the search opens by its keys and leads by the keyboard to marked words', async ({ reader }) => {
  await reader.opens('/');
  await reader.strikes(process.platform === 'darwin' ? 'Meta' : 'Control', 'k');
  await reader.sees(`${dialog} [role=combobox]:focus`);
  await reader.types(typed);
  await reader.sees(hit);
  await reader.strikes('Enter');
  await reader.isAt(page);
  await reader.finds(`[...CSS.highlights.get('search')].some((range) => String(range) === '${marked}')`);
});

const sizes: Record<string, Size> = { 'a desktop': desktop, 'a phone': phone };
for (const [name, size] of Object.entries(sizes)) {
  test(`the search of ${name} opens by its button, and gives the focus back @full`, async ({ reader }) => {
    await reader.opens(guidePath, size);
    await reader.presses('nav [data-opens-search]');
    await reader.sees(`${dialog} [role=combobox]:focus`);
    await reader.types('e04020');
    await reader.sees(hit, /e04020/);
    await reader.strikes('Escape');
    await reader.doesNotSee(dialog);
    await reader.sees('nav [data-opens-search]:focus');
  });
}
