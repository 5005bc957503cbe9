import type { RequestEntry } from '../ports.ts';
import { asks, type CallerFacts, type CallerRule, isDone, isLost, minute, parsed } from './facts.ts';

/** Longest time from a call to what counts as its repetition. */
const mostMilliseconds = 5 * minute;

/** Calls that no other of the same operation stands between, each with the one before it. */
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

/** Key, code and body without the key of a creation. */
function asked({ requestBody }: RequestEntry) {
  const body = parsed(requestBody) as ({ payment?: Creation } & Creation) | undefined;
  const { customUniqueId, code } = body?.payment ?? body ?? {};
  const rest = JSON.stringify(body, (name, value) => (name === 'customUniqueId' ? undefined : value));
  return { customUniqueId, code, rest };
}

/** Whether a creation asks for the same as one before it, with no key that would tell them apart. */
function isSameOrder(before: RequestEntry, call: RequestEntry): boolean {
  const [one, other] = [asked(before), asked(call)];
  if (before.path !== call.path || one.rest === undefined || one.rest !== other.rest) return false;
  // Another key is another order, unless its code says that it is the same.
  return one.customUniqueId === other.customUniqueId ? one.customUniqueId === undefined : one.code !== undefined;
}

/** How a response was lost: with its connection, or in an error. */
const lossOf = ({ status }: RequestEntry) => (status < 300 ? 'dropped_connection' : String(status));

/** Creations that went unanswered and were sent again without key or question. */
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

/** Whether a refund or a capture was of all there is: two equal parts may be two returns, or two parcels. */
function isWhole({ path, requestBody }: RequestEntry, { payments }: CallerFacts): boolean {
  const { amount } = (parsed(requestBody) ?? {}) as { amount?: number };
  return amount !== undefined && payments.get(Number(path.split('/')[3]))?.amountCents === amount;
}

/** Refunds and captures that were sent again, lost ones or whole ones, without a question between them. */
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

/** Refusals that say "later", so that repeating is right. */
const passing = [408, 425, 429];

/** A refusal may be met twice by chance; what comes a third time is a loop. */
const leastCalls = 3;

const isSame = (one: RequestEntry, other: RequestEntry | undefined) =>
  one.method === other?.method &&
  one.path === other.path &&
  one.requestBody === other.requestBody &&
  one.status === other.status &&
  one.at - other.at <= mostMilliseconds;

/** Refused calls that were sent again as they were, with no other of the same operation between them. */
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
