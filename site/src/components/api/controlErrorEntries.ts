import { operationsOf } from '@balcao/reference/description/operations.ts';
import type { Reference } from '@balcao/reference/description/reference.ts';
import type { ErrorEntry } from '@balcao/reference/page/referenceContent.ts';
import type { provocation } from '@words/reference.ts';
import { readable } from '../../facts/errors.ts';
import type { ControlErrorFact } from '../../facts/types.ts';
import { provocationText } from './errorEntries.ts';

/** The catalogue of the control API, by code. */
export type ControlErrorTable = Readonly<Record<string, ControlErrorFact>>;

/**
 * Entries of the control API's catalogue for the reference.
 * @param references descriptions of the calls that provoke them
 * @param words how an error is provoked, in the language of the reference
 */
export function controlErrorEntries(
  table: ControlErrorTable,
  references: readonly Reference[],
  words: typeof provocation,
): ErrorEntry[] {
  const operations = references.flatMap(operationsOf);
  return Object.entries(table).map(([code, { provocation: by, ...entry }]) => ({
    code,
    ...entry,
    msg: readable(entry.msg),
    remedyOutside: false,
    provoke: by.by === 'words' ? by.words : provocationText(by, operations, words),
  }));
}
