import { controlErrors } from '@balcao/contract/control/controlErrors.ts';
import type { ErrorRow } from '@balcao/contract/errors/errorRow.ts';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';

const catalogue = new Map(Object.entries<ErrorRow>({ ...errors, ...sandboxErrors, ...controlErrors }));

export const knownCodes = [...catalogue.keys()];

/** Cause and remedy of a code, as lines; undefined for an unknown code. */
export function explainCode(code: string, locale: Locale = 'en'): string | undefined {
  const entry = catalogue.get(code);
  if (!entry) return undefined;
  const { cause, remedy, retryable } = entry;
  const again = retryable ? '\nThe same request can succeed later.' : '';
  return `Cause: ${cause[locale]}\nRemedy: ${remedy[locale]}${again}`;
}

/** Message, status, cause and remedy of a code; undefined for an unknown code. */
export function describeCode(code: string, locale: Locale): string | undefined {
  const entry = catalogue.get(code);
  return entry && `${code}: ${entry.status} ${entry.words[locale]}\n${explainCode(code, locale)}`;
}
