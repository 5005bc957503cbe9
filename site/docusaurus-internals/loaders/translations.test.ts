import { mkdtempSync, writeFileSync } from 'node:fs';
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
