import { operationsOf } from '@balcao/reference/description/operations.ts';
import type { Reference } from '@balcao/reference/description/reference.ts';
import type { ErrorEntry } from '@balcao/reference/page/referenceContent.ts';
import type { provocation } from '@words/reference.ts';
import { readable } from '../../facts/errors.ts';
import type { CallFact } from '../../facts/provocation.ts';
import { type ErrorTable, errorEntries, provocationText } from './errorEntries.ts';
import { referencePages } from './referencePages.ts';

/** The catalogue of the control API, by code. */
export type ControlErrorTable = Readonly<
  Record<
    string,
    Pick<ErrorTable[string], 'status' | 'retryable' | 'msg' | 'cause' | 'remedy'> & {
      provocation:
        | { by: 'call'; call: CallFact; before?: readonly CallFact[] }
        | { by: 'words'; words: string };
    }
  >
>;

interface ControlErrorInputs {
  table: ControlErrorTable;
  /** The catalogue of the API, some of whose codes the control API gives as well. */
  apiTable: ErrorTable;
  reference: Reference;
  /** The API, whose calls come before some refusals, with whole paths. */
  api: Reference;
  words: typeof provocation;
  hrefOf?: (path: string) => string;
}

/** Entries of the reference of the control API: its own codes, and links to those that the API describes. */
export function controlErrorEntries({
  table,
  apiTable,
  reference,
  api,
  words,
  hrefOf = (path) => `/${path}`,
}: ControlErrorInputs): ErrorEntry[] {
  const operations = [...operationsOf(reference), ...operationsOf(api)];
  const own = Object.entries(table).map(
    ([code, { provocation: by, ...entry }]): ErrorEntry => ({
      code,
      ...entry,
      msg: readable(entry.msg),
      remedyOutside: false,
      provoke: by.by === 'words' ? by.words : provocationText(by, operations, words),
    }),
  );
  const catalogue = referencePages.api.path.slice(1);
  const others = errorEntries(apiTable, api, words, hrefOf).map((entry) => ({
    ...entry,
    describedAt: hrefOf(`${catalogue}#errors/${entry.code}`),
  }));
  return [...own, ...others];
}
