import { guidePath, locales } from '../site/locales.ts';
import { test } from './test.ts';

/** Sample in several languages; some pages also have samples in only one language. */
const sample = '[data-radios=language]:has([data-option=php])';
const other = (language: string) => `${sample} label:has(:checked):not([data-option=${language}])`;

test('the language of all samples is chosen, and kept on the next page', async ({ reader }) => {
  await reader.opens(guidePath);
  await reader.presses(`${sample} label`, 'PHP');
  await reader.sees(`${sample} pre`, /^<\?php/);
  await reader.doesNotSee(`${sample} pre`, /^BASE_URL=/);
  await reader.doesNotSee(other('php'));
  await reader.doesNotSee('html[data-waiting]');
  await reader.opens(locales.en.prefix + guidePath);
  await reader.sees(`${sample} pre`, /^<\?php/);
  await reader.doesNotSee(other('php'));
});

test('the languages of a sample are walked with the keyboard @full', async ({ reader }) => {
  await reader.opens(guidePath);
  await reader.presses(`${sample} label`, 'cURL');
  for (const [key, name] of [
    ['ArrowRight', 'PHP'],
    ['ArrowDown', 'JavaScript'],
    ['ArrowLeft', 'PHP'],
    ['ArrowUp', 'cURL'],
    ['ArrowRight', 'PHP'],
  ] as const) {
    await reader.strikes(key);
    await reader.sees(`${sample} label:has(:checked:focus)`, name);
  }
  await reader.sees(`${sample} pre`, /^<\?php/);
});

test('a sample is copied, which is announced @full', async ({ reader }) => {
  await reader.opens(guidePath);
  await reader.presses('main [data-code-tool=copy]');
  await reader.sees('[data-code-tool=copy][data-copied]');
  await reader.finds('document.querySelector("[data-copied] + [aria-live]").textContent.length > 0');
  await reader.doesNotSee('[data-copied]');
  await reader.copies('main [data-code-tool=copy]', /curl[\s\S]*\/payments\/references/);
});
