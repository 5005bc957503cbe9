import type { Reference } from '@balcao/reference/description/reference.ts';
import type { ErrorEntry } from '@balcao/reference/page/referenceContent.ts';
import type { provocation } from '@words/reference.ts';
import { type ControlErrorTable, controlErrorEntries } from './controlErrorEntries.ts';
import { type ErrorTable, errorEntries } from './errorEntries.ts';
import { type ReferencePageId, referencePages } from './referencePages.ts';

/** The catalogues of both pages, and what their entries are made with. */
interface CatalogueInputs {
  tables: { api: ErrorTable; sandbox: ControlErrorTable };
  /** The page's own description. */
  reference: Reference;
  /** The API, whose calls come before some refusals of the control API; there, with whole paths. */
  api: Reference;
  /** How an error is provoked, in the language of the reference. */
  words: typeof provocation;
  /** URL of a page in that language. */
  hrefOf?: (path: string) => string;
}

const entriesOf: Record<ReferencePageId, (inputs: CatalogueInputs) => ErrorEntry[]> = {
  api: ({ tables, api, words, hrefOf }) => errorEntries(tables.api, api, words, hrefOf),
  sandbox: ({ tables, reference, api, words }) =>
    controlErrorEntries(tables.sandbox, [reference, api], words),
};

const otherPage = { api: 'sandbox', sandbox: 'api' } as const;

/** Entries of a page: its own codes, and links to those of the other page, some of which its operations give as well. */
export function pageErrors(page: ReferencePageId, inputs: CatalogueInputs): ErrorEntry[] {
  const { hrefOf = (path) => `/${path}` } = inputs;
  const other = otherPage[page];
  const catalogue = referencePages[other].path.slice(1);
  const linked = entriesOf[other](inputs).map((entry) => ({
    ...entry,
    describedAt: hrefOf(`${catalogue}#errors/${entry.code}`),
  }));
  return [...entriesOf[page](inputs), ...linked];
}
