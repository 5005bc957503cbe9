import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import translations from './translations.mjs';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'messages-')), 'codeTranslations.json');
writeFileSync(file, JSON.stringify({ close: 'Close', 'page.of': '{page} of {all}', 'on.day': ' on {date}' }));

const written = (source: string) =>
  translations.call(
    { getOptions: () => ({ file }), addDependency: () => undefined } as never,
    `import Translate, { translate } from '@docusaurus/Translate';\n${source}`,
  );

test('a message stands where it was asked for, in the language of the build', () => {
  expect(written(`const a = translate({ id: 'close', message: 'Fechar' });`)).toContain(
    `const a = ("Close");`,
  );
  expect(written(`<p><Translate id="close">Fechar</Translate></p>`)).toContain(`<p><>{"Close"}</></p>`);
});

test('its values stay, its note for translators goes', () => {
  const call = `translate({ id: 'page.of', message: '{page} de {all}', description: 'a' + 'b' }, { page, all })`;
  expect(written(call)).toContain(`translate({ message: "{page} of {all}" }, { page, all })`);
  const element = `<Translate id="on.day" description="d" values={{ date: <b>{day}</b> }}>{' a {date}'}</Translate>`;
  expect(written(element)).toContain(`<Translate values={{ date: <b>{day}</b> }}>{" on {date}"}</Translate>`);
});

test('an untranslated message keeps its text', () => {
  expect(written(`translate({ id: 'none', message: 'Diga "sim"' })`)).toContain(String.raw`("Diga \"sim\"")`);
});

test('a message whose id is only known later stops the build', () => {
  expect(() => written(`translate({ id, message: 'Fechar' })`)).toThrow('as plain strings');
});

const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(name, 'utf8'));

/** Texts of components that ours replace, and of the blog, which this site does not have. */
const unasked =
  /^theme\.(AnnouncementBar|CodeBlock|ErrorPageContent|NotFound\.p\d|admonition|blog|colorToggle)\b/;

test.each(['pt', 'es', 'en'])(
  'in %s every text that the engine asks for is there, and no other',
  (locale) => {
    const engine = createRequire(import.meta.url).resolve(
      '@docusaurus/theme-translations/locales/base/theme-common.json',
    );
    const asked = Object.keys(read(engine)).filter((id) => !id.endsWith('___DESCRIPTION'));
    expect(asked.filter((id) => unasked.test(id)).length).toBeGreaterThan(20);
    const there = read(path.join(import.meta.dirname, `../../i18n/${locale}/code.json`));
    expect(Object.keys(there).sort()).toEqual(asked.filter((id) => !unasked.test(id)).sort());
  },
);
