import { operationsOf } from '@balcao/reference/description/operations.ts';
import type { Reference } from '@balcao/reference/description/reference.ts';
import type { ErrorEntry } from '@balcao/reference/page/referenceContent.ts';
import { readable } from '../../facts/errors.ts';
import type { ProvocationFact } from '../../facts/provocation.ts';
import type { ErrorFact } from '../../facts/types.ts';
import { provocationText } from './provocationText.ts';
import type { Translate } from './referenceTexts.ts';

/** The catalogue of the contract, by code. */
export type ErrorTable = Readonly<
  Record<string, Omit<ErrorFact, 'id' | 'provocation'> & { provocation: ProvocationFact }>
>;

/** Entries of the error catalogue for the reference. */
export function errorEntries(table: ErrorTable, reference: Reference, say: Translate): ErrorEntry[] {
  const operations = operationsOf(reference);
  return Object.entries(table).map(([code, { provocation, ...entry }]) => ({
    code,
    ...entry,
    msg: readable(entry.msg),
    provoke: provocationText(provocation, operations, say),
  }));
}
