import type { Facts } from '@balcao/contract/facts/buildFacts.ts';
import type { ErrorEntry } from '@balcao/reference/page/referenceContent.ts';
import type { provocation } from '@words/reference.ts';
import { readable } from '../../facts/errorFacts.ts';
import type { CallFact, ControlErrorFact, OperationFact, Provocation } from '../../facts/factTypes.ts';
import { type ReferencePageId, referencePages } from './referencePages.ts';

type Called = Pick<OperationFact, 'id' | 'method' | 'path'>;
type Words = typeof provocation;

/** Describes how to provoke a code in the sandbox, with code between backquotes. */
function provocationText(
  by: Provocation | ControlErrorFact['provocation'],
  operations: readonly Called[],
  words: Words,
): string {
  if (by.by === 'words') return by.words;
  if (by.by === 'phone') return `${words.phone} \`${by.phone}\`${by.saved ? ` ${words.saved}` : ''}.`;
  if (by.by === 'card') return `${words.card} \`${by.number}\`.`;
  if (by.by === 'fault') return `${words.fault} \`Sandbox-Fault: ${by.fault}\`.`;
  if (by.by === 'requests') return `${words.requests} \`SANDBOX_PUBLIC=1\`: ${by.requests}.`;
  if (by.by === 'pipelining') return `${words.pipelining}.`;
  if (by.by === 'streams') return `${words.streams} \`GET /sandbox/events\`: ${by.streams}.`;
  const calls = [...(by.before ?? []), by.call].map((call) => callText(call, operations, words));
  return `${words.call} ${calls.join(` ${words.next} `)}.`;
}

function callText(call: CallFact, operations: readonly Called[], words: Words): string {
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

const withBase = (operations: readonly Called[], base: string): Called[] =>
  operations.map(({ id, method, path }) => ({ id, method, path: base + path }));

/** Error codes of each page. Control API codes are provoked by calls of both APIs, so their paths are complete. */
const entriesOf: Record<
  ReferencePageId,
  (facts: Facts, words: Words, hrefOf: (path: string) => string) => ErrorEntry[]
> = {
  api: ({ errors, operations }, words, hrefOf) =>
    Object.entries(errors).map(([code, { provocation: by, ...entry }]) => ({
      code,
      ...entry,
      msg: readable(entry.msg),
      provoke: provocationText(by, operations, words),
      chosenAt: entry.origin.mapping === 'chosen' ? hrefOf(`docs/guides/differences#error-${code}`) : undefined,
    })),
  sandbox: ({ control, operations }, words) => {
    const { api, sandbox } = referencePages;
    const all = [...withBase(control.operations, sandbox.base), ...withBase(operations, api.base)];
    return Object.entries(control.catalogue).map(([code, { provocation: by, ...entry }]) => ({
      code,
      ...entry,
      msg: readable(entry.msg),
      remedyOutside: false,
      provoke: provocationText(by, all, words),
    }));
  },
};

/** Codes of a page, and links to those of the other page that its operations can return. */
export function pageErrors(
  page: ReferencePageId,
  facts: Facts,
  words: Words,
  hrefOf = (path: string) => `/${path}`,
): ErrorEntry[] {
  const other = page === 'api' ? 'sandbox' : 'api';
  const linked = entriesOf[other](facts, words, hrefOf).map((entry) => ({
    ...entry,
    describedAt: hrefOf(`${referencePages[other].path.slice(1)}#errors/${entry.code}`),
  }));
  return [...entriesOf[page](facts, words, hrefOf), ...linked];
}
