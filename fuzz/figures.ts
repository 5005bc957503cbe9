import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { everyOperation } from '../sandbox/testing/everyOperation.ts';
import type { Exchange } from './failure.ts';

/** What a run has covered. */
export interface Figures {
  requests: number;
  /** 5xx that a fault ordered by a request injected. */
  injected: number;
  /** SOAP faults of the sender, whose status is 500. */
  senderFaults: number;
  statuses: Map<number | 'cut', number>;
  /** Requests of each operation, and those that went well. */
  operations: Map<string, { sent: number; done: number }>;
  codes: Set<string>;
  imports: { refused: number; taken: number };
  slowestMilliseconds: number;
  slowest: string;
}

export const createFigures = (): Figures => ({
  requests: 0,
  injected: 0,
  senderFaults: 0,
  statuses: new Map(),
  operations: new Map(),
  codes: new Set(),
  imports: { refused: 0, taken: 0 },
  slowestMilliseconds: 0,
  slowest: '',
});

const codes = /"code":"([a-z]\d{4,5})"|<(?:code|err_code|errorCode) [^>]*>(\d{2,4})</g;

/** Counts a request that is answered as it should be. */
export function count(figures: Figures, { request, received }: Exchange, milliseconds: number): void {
  const response = received === 'cut' ? undefined : received;
  const status = response?.status ?? 'cut';
  figures.requests += 1;
  figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
  const isSoap = request.name.startsWith('soap ');
  if (Number(status) >= 500) figures[isSoap ? 'senderFaults' : 'injected'] += 1;
  const operation = figures.operations.get(request.name) ?? { sent: 0, done: 0 };
  operation.sent += 1;
  if (Number(status) < 300) operation.done += 1;
  if (request.name) figures.operations.set(request.name, operation);
  for (const [, code, soap] of response?.text.slice(0, 5000).matchAll(codes) ?? []) {
    if (Number(status) >= 400 || isSoap) figures.codes.add(code ?? `soap ${soap}`);
  }
  if (milliseconds <= figures.slowestMilliseconds) return;
  figures.slowestMilliseconds = Math.round(milliseconds);
  figures.slowest = `${request.method} ${request.path.slice(0, 80)}`;
}

/** What there is to call. */
const all = [
  ...everyOperation.map(({ base, id }) => `${base} ${id}`),
  ...Object.keys(soapMethods).map((method) => `soap ${method}`),
];

/** The figures as lines for a reader. */
export function shownFigures(figures: Figures, seconds: number): string[] {
  const { requests, injected, senderFaults, statuses, operations, codes: seen, imports } = figures;
  const done = all.filter((name) => (operations.get(name)?.done ?? 0) > 0);
  const missed = all.filter((name) => !done.includes(name));
  const byStatus = [...statuses].sort(([a], [b]) => String(a).localeCompare(String(b)));
  return [
    `${requests} requests in ${seconds.toFixed(1)} s: ${byStatus.map(([status, times]) => `${status} ${times}`).join(', ')}`,
    `5xx: ${injected} injected by faults that were ordered, ${senderFaults} SOAP faults of the sender`,
    `${done.length} of ${all.length} operations and methods went well at least once${missed.length > 0 ? `; not ${missed.join(', ')}` : ''}`,
    `${seen.size} codes of refusals; states imported: ${imports.taken} taken, ${imports.refused} refused`,
    `the slowest took ${figures.slowestMilliseconds} ms: ${figures.slowest}`,
  ];
}
