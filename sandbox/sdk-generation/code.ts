import { type OwnSdkLanguage, ownSdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import { type SdkApi, sdkOptionsOf } from '@balcao/contract/resources/sdks/options.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import * as z from 'zod';
import { checkOptions } from './checkOptions.ts';

/** API of the requested client. An unknown name is refused later, together with the other options. */
export const apiOf = (options: Readonly<Record<string, unknown>>): SdkApi =>
  options.api === 'control' ? 'control' : 'payments';

/** All parameters of an SDK, from which it can be generated again at any time. */
export interface SdkRecipe {
  language: OwnSdkLanguage;
  locale: Locale;
  /** Options that differ from their defaults. */
  options: Readonly<Record<string, string>>;
}

const shape = z.tuple([
  z.enum(Object.keys(ownSdkLanguages) as OwnSdkLanguage[]),
  z.enum(locales),
  z.record(z.string(), z.string()),
]);

const longestCode = 2000;

const toBase64Url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Encodes a recipe as `php.pt`, with its options after another dot. Their formats allow only ASCII. */
export function codeOf({ language, locale, options }: SdkRecipe): string {
  const chosen = Object.keys(options).length > 0 ? [toBase64Url(JSON.stringify(options))] : [];
  return [language, locale, ...chosen].join('.');
}

function optionsIn(text: string | undefined): unknown {
  if (text === undefined) return {};
  try {
    return JSON.parse(fromBase64Url(text));
  } catch {
    return undefined;
  }
}

/** Decodes an untrusted code; undefined if this sandbox would not issue it. */
export function recipeOf(code: string): SdkRecipe | undefined {
  if (code.length > longestCode) return undefined;
  const [head, locale, packed] = code.split('.');
  const parsed = shape.safeParse([head, locale, optionsIn(packed)]);
  if (!parsed.success) return undefined;
  const [language, known, given] = parsed.data;
  const checked = checkOptions(given, sdkOptionsOf(language, apiOf(given)));
  if (!checked.ok) return undefined;
  const recipe = { language, locale: known, options: checked.value };
  return codeOf(recipe) === code ? recipe : undefined;
}
