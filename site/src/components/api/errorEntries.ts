import { operationsOf } from '@balcao/reference/description/operations.ts';
import type { Operation, Reference } from '@balcao/reference/description/reference.ts';
import type { ErrorEntry } from '@balcao/reference/page/referenceContent.ts';
import type { provocation } from '@words/reference.ts';
import { readable } from '../../facts/errors.ts';
import type { CallFact } from '../../facts/provocation.ts';
import type { ControlErrorFact, ErrorFact, Provocation } from '../../facts/types.ts';
import { type ReferencePageId, referencePages } from './referencePages.ts';

export type ErrorTable = Readonly<Record<string, Omit<ErrorFact, 'id'>>>;

type ProvocationWords = typeof provocation;

export function errorEntries(
  table: ErrorTable,
  reference: Reference,
  words: ProvocationWords,
  hrefOf = (path: string) => `/${path}`,
): ErrorEntry[] {
  const operations = operationsOf(reference);
  return Object.entries(table).map(([code, { provocation: by, ...entry }]) => ({
    code,
    ...entry,
    msg: readable(entry.msg),
    provoke: provocationText(by, operations, words),
    chosenAt: entry.origin.mapping === 'chosen' ? hrefOf(`docs/guides/differences#error-${code}`) : undefined,
  }));
}

/**
 * How to provoke an error code in the sandbox, as a sentence with code between backticks: a phone or card with that
 * outcome, a requested fault, too many event streams, or a refused call.
 */
function provocationText(
  by: Provocation | Extract<ControlErrorFact['provocation'], { by: 'call' }>,
  operations: readonly Operation[],
  words: ProvocationWords,
): string {
  if (by.by === 'phone') return `${words.phone} \`${by.phone}\`${by.saved ? ` ${words.saved}` : ''}.`;
  if (by.by === 'card') return `${words.card} \`${by.number}\`.`;
  if (by.by === 'fault') return `${words.fault} \`Sandbox-Fault: ${by.fault}\`.`;
  if (by.by === 'requests') return `${words.requests} \`SANDBOX_PUBLIC=1\`: ${by.requests}.`;
  if (by.by === 'pipelining') return `${words.pipelining}.`;
  if (by.by === 'streams') return `${words.streams} \`GET /sandbox/events\`: ${by.streams}.`;
  const calls = [...(by.before ?? []), by.call].map((call) => callText(call, operations, words));
  return `${words.call} ${calls.join(` ${words.next} `)}.`;
}

function callText(call: CallFact, operations: readonly Operation[], words: ProvocationWords): string {
  const operation = operations.find(({ id }) => id === call.operation);
  const { method = 'GET', path = call.path ?? '' } = operation ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => call.params?.[name] ?? whole);
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  const body = call.rawBody ?? (call.body === undefined ? '' : JSON.stringify(call.body));
  const parts = [`\`${method} ${filled}${query}\``];
  if (body) parts.push(words.body, `\`${body}\``);
  if (call.clientId) parts.push(words.clientId, `\`PayPay-ClientId: ${call.clientId}\``);
  if (call.as) parts.push(words.as[call.as]);
  return parts.join(' ');
}

export type ControlErrorTable = Readonly<Record<string, ControlErrorFact>>;

function controlErrorEntries(
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

interface CatalogueInputs {
  tables: { api: ErrorTable; sandbox: ControlErrorTable };
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
