import type { RequestEntry } from '../ports.ts';
import { asks, type CallerFacts, type CallerRule, isDone, isLost, minute, parsed } from './facts.ts';

/** Maximum time between a call and its repetition. */
const mostMilliseconds = 5 * minute;

/** Pairs of consecutive calls of the same operation. */
function successive({ calls }: CallerFacts, operations: readonly string[]) {
  const last = new Map<string, RequestEntry>();
  return calls.flatMap((call) => {
    const key = call.operation ?? '';
    if (!operations.includes(key)) return [];
    const before = last.get(key);
    last.set(key, call);
    return before ? [{ before, call }] : [];
  });
}

const wasAsked = ({ calls }: CallerFacts, from: RequestEntry, to: RequestEntry) =>
  calls.slice(calls.indexOf(from), calls.indexOf(to)).some((call) => asks(call));

interface Creation {
  customUniqueId?: string;
  code?: string;
}

/** Key and code of a creation, and its body without the key. */
function asked({ requestBody }: RequestEntry) {
  const body = parsed(requestBody) as ({ payment?: Creation } & Creation) | undefined;
  const { customUniqueId, code } = body?.payment ?? body ?? {};
  const rest = JSON.stringify(body, (name, value) => (name === 'customUniqueId' ? undefined : value));
  return { customUniqueId, code, rest };
}

/** Whether two creations request the same payment, and no key distinguishes them. */
function isSameOrder(before: RequestEntry, call: RequestEntry): boolean {
  const [one, other] = [asked(before), asked(call)];
  if (before.path !== call.path || one.rest === undefined || one.rest !== other.rest) return false;
  // Different keys mean different orders, unless both calls have the same `code`.
  return one.customUniqueId === other.customUniqueId ? one.customUniqueId === undefined : one.code !== undefined;
}

/** Reason why a response was lost: a dropped connection or an error status. */
const lossOf = ({ status }: RequestEntry) => (status < 300 ? 'dropped_connection' : String(status));

/** Finds creations that lost their response and were repeated without a key or a read in between. */
export const lostResponseRepeated: CallerRule = (facts) =>
  successive(facts, ['createPayment', 'createReference', 'createCheckout', 'createRecurring', 'createTerminalPayment'])
    .filter(
      ({ before, call }) =>
        isLost(before) &&
        call.at - before.at <= mostMilliseconds &&
        isSameOrder(before, call) &&
        !wasAsked(facts, before, call),
    )
    .map(({ before, call }) => ({ at: call.at, call, detail: lossOf(before) }));

/** Whether a refund or capture is of the whole amount. Two equal partial ones may be two returns or two parcels. */
function isWhole({ path, requestBody }: RequestEntry, { payments }: CallerFacts): boolean {
  const { amount } = (parsed(requestBody) ?? {}) as { amount?: number };
  return amount !== undefined && payments.get(Number(path.split('/')[3]))?.amountCents === amount;
}

/** Finds lost or full refunds and captures that were repeated without reading the payment first. */
export const refundOrCaptureRepeated: CallerRule = (facts) =>
  successive(facts, ['createRefund', 'createCapture', 'createTerminalRefund'])
    .filter(
      ({ before, call }) =>
        before.path === call.path &&
        before.requestBody === call.requestBody &&
        (isLost(before) || (isDone(before) && isWhole(before, facts))) &&
        call.at - before.at <= mostMilliseconds &&
        !wasAsked(facts, before, call),
    )
    .map(({ before, call }) => ({ at: call.at, call, detail: isLost(before) ? lossOf(before) : undefined }));

/** Statuses that ask the caller to try again later, so a repetition is correct. */
const passing = [408, 425, 429];

/** Two equal refusals may be a coincidence; three are a loop. */
const leastCalls = 3;

const isSame = (one: RequestEntry, other: RequestEntry | undefined) =>
  one.method === other?.method &&
  one.path === other.path &&
  one.requestBody === other.requestBody &&
  one.status === other.status &&
  one.at - other.at <= mostMilliseconds;

/** Finds refused calls that were repeated unchanged, with no other call of the operation in between. */
export const refusedCallRepeated: CallerRule = ({ calls }) => {
  const runs: RequestEntry[][] = [];
  const latest = new Map<string, RequestEntry[]>();
  for (const call of calls) {
    const key = call.operation ?? call.method;
    const run = latest.get(key);
    if (run && isSame(call, run.at(-1))) run.push(call);
    else {
      const begun = [call];
      latest.set(key, begun);
      runs.push(begun);
    }
  }
  return runs.flatMap((run) => {
    const call = run.at(-1);
    const isRefused = call && call.status >= 400 && call.status < 500 && !passing.includes(call.status);
    return isRefused && run.length >= leastCalls
      ? [{ at: call.at, call, detail: `${call.status} × ${run.length}` }]
      : [];
  });
};
