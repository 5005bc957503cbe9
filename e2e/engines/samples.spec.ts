import { guidePath, locales } from '../site/locales.ts';
import { test } from './test.ts';

/** A sample in several languages; some pages have others in one alone. */
const sample = '[data-tabs]:has([data-tab=php])';
const chosen = `${sample} [role=tab][aria-selected=true]`;

test('the language of all samples is chosen, and kept on the next page', async ({ reader }) => {
  await reader.opens(guidePath);
  await reader.presses('[role=tab]', 'PHP');
  await reader.sees('[role=tabpanel]', /<\?php/);
  await reader.doesNotSee(chosen, 'cURL');
  await reader.doesNotSee('html[data-waiting]');
  await reader.opens(locales.en.prefix + guidePath);
  await reader.sees(chosen, 'PHP');
  await reader.doesNotSee(chosen, 'cURL');
});

test('the languages of a sample are walked with the keyboard', async ({ reader }) => {
  await reader.opens(guidePath);
  await reader.focuses('[role=tab]', 'cURL');
  for (const [key, name] of [
    ['End', 'Java'],
    ['ArrowRight', 'cURL'],
    ['ArrowLeft', 'Java'],
    ['Home', 'cURL'],
  ] as const) {
    await reader.strikes(key);
    await reader.sees(`${chosen}:focus`, name);
  }
});

test('a sample is copied, which is announced', async ({ reader }) => {
  await reader.opens(guidePath);
  await reader.presses('main [data-code-tool=copy]');
  await reader.sees('[data-code-tool=copy][data-copied]');
  await reader.finds('document.querySelector("[data-copied] + [aria-live]").textContent.length > 0');
  await reader.doesNotSee('[data-copied]');
  await reader.copies('main [data-code-tool=copy]', /curl[\s\S]*\/payments\/references/);
});

test('a long line is wrapped', async ({ reader }) => {
  await reader.opens(locales.es.prefix + guidePath);
  await reader.presses('main [data-code-tool=wrap]');
  await reader.sees('[data-code-tool=wrap][aria-pressed=true]');
  await reader.sees('main pre[data-wrap]');
});

test('the language chosen before the application stays when it takes over', async ({ reader, site }) => {
  site.hasApplication = true;
  await reader.opens(guidePath);
  await reader.presses('[role=tab]', 'PHP');
  await reader.sees('html[data-has-hydrated=true]');
  await reader.sees(chosen, 'PHP');
  await reader.presses('[role=tab]', 'Python');
  await reader.sees(chosen, 'Python');
  await reader.doesNotSee(chosen, 'PHP');
});
