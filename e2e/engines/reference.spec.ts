import { panelWords } from '../site/apiPanel.ts';
import { guidePath } from '../site/locales.ts';
import { phone } from './engine.ts';
import { test } from './test.ts';

const panel = 'dialog#api-panel';
const { open, close, view } = panelWords.pt;

test('the panel of the API opens by its label and by a button, and gives the focus back', async ({ reader }) => {
  await reader.opens(guidePath);
  await reader.presses('button', open);
  await reader.sees(`${panel}[open]:focus`);
  await reader.sees(`${panel} iframe`);
  await reader.doesNotSee('button', open);
  await reader.strikes('Escape');
  await reader.doesNotSee(panel);
  await reader.sees('button:focus', open);
  await reader.presses('main a', new RegExp(view));
  await reader.sees(`${panel} iframe`);
  await reader.presses(`${panel} button`, close);
  await reader.sees('main a:focus', new RegExp(view));
});

test('on a phone the panel of the API is a sheet @full', async ({ reader }) => {
  await reader.opens(guidePath, phone);
  await reader.presses('button', open);
  await reader.sees(`${panel}:modal`);
  await reader.finds(
    `document.querySelector('${panel}').getBoundingClientRect().width === document.documentElement.clientWidth`,
  );
  await reader.strikes('Escape');
  await reader.sees('button:focus', open);
});

test('the words at the edge that open the panel of the API stand in one vertical line @full', async ({ reader }) => {
  await reader.opens(guidePath);
  await reader.finds(`(() => {
    const range = new Range();
    range.selectNodeContents(document.querySelector('[aria-label="${open}"] span'));
    const [line, next] = range.getClientRects();
    return !next && line.height > line.width;
  })()`);
});

test('the operations of the reference open on a phone, and lead to theirs @full', async ({ reader }) => {
  await reader.opens('/api', phone);
  await reader.doesNotSee('[data-tree] a');
  await reader.presses('button[popovertarget]');
  await reader.presses('[data-tree] li li a');
  await reader.isAt(/^\/api#tag/);
});
