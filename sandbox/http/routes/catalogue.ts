import type { ErrorRow } from '@balcao/contract/errors/errorRow.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { catalogueOperations } from '@balcao/contract/resources/catalogue/operations.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { ok, refuse } from '../../domain/outcome.ts';
import type { Handlers } from '../context.ts';

const entries = new Map(Object.entries<ErrorRow>(errors));

const present = (code: string, { words }: ErrorRow, locale: Locale) => ({ code, message: words[locale] });

/** The catalogue of errors, with the placeholders of its wordings unfilled. */
export const catalogueHandlers: Handlers<typeof catalogueOperations> = {
  listErrors: async ({ locale }) =>
    ok({ data: [...entries].map(([code, entry]) => present(code, entry, locale)) }),
  async getError({ params, locale }) {
    const entry = entries.get(params.errorCode);
    if (!entry) return refuse('e00502', { source: { parameter: 'errorCode' } });
    return ok({ data: present(params.errorCode, entry, locale) });
  },
};
