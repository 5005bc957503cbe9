import { describe, expect, test } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as pt from './pt.ts';

const languages = { pt, es, en };
const locales = Object.keys(languages) as Locale[];

/** All strings, with a number in place of each value. */
function textsOf(value: unknown, figure = 2): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf(value(figure, figure, figure, figure), figure);
  if (!value || typeof value !== 'object') return [];
  return Object.values(value).flatMap((each) => textsOf(each, figure));
}

const edge = '[^\\p{L}\\p{N}_-]';

/** Counted nouns, in the plural. */
const severalThings = {
  pt: 'algarismos avisos caracteres entregas minutos notificações pagamentos passos segundos tentativas vezes',
  es: 'avisos caracteres cifras entregas intentos minutos notificaciones pagos pasos segundos veces',
  en: 'attempts characters deliveries digits minutes notifications payments seconds steps times warnings',
};

describe.each(locales)('the words of the workbench in %s', (locale) => {
  const texts = textsOf(languages[locale]);

  test('say something everywhere', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => text.trim() === '' || /undefined|\[object/.test(text))).toEqual([]);
  });

  test('write one thing in the singular', () => {
    const several = new RegExp(`(^|${edge})1 (${severalThings[locale].replaceAll(' ', '|')})(${edge}|$)`, 'u');
    expect(textsOf(languages[locale], 1).filter((text) => several.test(text))).toEqual([]);
    expect(textsOf(languages[locale], 2).filter((text) => /2 \p{L}/u.test(text)).length).toBeGreaterThan(8);
  });
});
