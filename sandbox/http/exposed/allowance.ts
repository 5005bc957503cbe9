import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { RequestTrace } from '../../domain/requests/requestTrace.ts';
import { createInUse, type Holders } from './inUse.ts';

type Kind = 'platform' | 'address' | 'process';
type Limits = Partial<Record<Kind, number>>;
/** Resources spent by requests. All are limited per minute, and some also concurrently, until the response is sent. */
export type Spent = keyof typeof exposedLimits.perMinute;

const perMinute: Record<Spent, Limits> = exposedLimits.perMinute;
const { requests, megabytes, costlyRequests } = exposedLimits.atOnce;
const atOnce: Partial<Record<Spent, Limits>> = { requests, megabytes, costlyRequests };

/** Spending limits for callers on a public network. */
export type Allowance = ReturnType<typeof createAllowance>;

/** Maximum number of buckets; beyond it the least recently used are forgotten. */
const mostKeys = 20_000;

/** Time to refill a bucket. Only ten seconds' megabytes can be spent at once, because a minute's would block others. */
const fullMilliseconds = (what: Spent) => (what === 'megabytes' ? 10_000 : 60_000);

/** @param now monotonic milliseconds */
export function createAllowance(now: () => number) {
  /**
   * Leaky bucket per holder (the generic cell rate algorithm of ATM Forum TM 4.0). Stores the time when the bucket will
   * be empty, so it needs no timer. Ordered by last use; each process counts separately.
   */
  const emptyAt = new Map<string, number>();
  const inUse = new Map(Object.entries(atOnce).map(([what, limits]) => [what, createInUse<Kind>(limits)]));

  function pour(key: string, milliseconds: number, at: number): void {
    const empty = Math.max(emptyAt.get(key) ?? 0, at);
    emptyAt.delete(key);
    emptyAt.set(key, empty + milliseconds);
    for (const [known, until] of emptyAt) {
      if (until > at && emptyAt.size <= mostKeys) return;
      emptyAt.delete(known);
    }
  }

  /** Counts the amount for each holder; returns the limit and the wait of the first holder above its limit. */
  function take(what: Spent, who: Holders<Kind>, amount: number) {
    const at = now();
    for (const kind of Object.keys(who) as Kind[]) {
      const most = perMinute[what][kind];
      if (most === undefined) continue;
      const key = `${what} ${kind} ${who[kind]}`;
      const each = 60_000 / most;
      const wait = (emptyAt.get(key) ?? 0) - at - (fullMilliseconds(what) - each);
      if (wait > 0) return { most, retryAfterSeconds: Math.ceil(wait / 1000) };
      pour(key, each * amount, at);
    }
  }

  const refused = (code: 's00103' | 's00104', detail: 'at_once' | 'per_minute', what: Spent, most: number) =>
    refuse(code, { detail, values: { most: what === 'megabytes' ? `${most} MB` : most } });

  /** Counts resources that were already spent, so it cannot refuse them. */
  function charge(what: Spent, who: Holders<Kind>, trace: RequestTrace, amount: number): void {
    take(what, who, amount);
    hold(what, who, trace, amount);
  }

  function hold(what: Spent, who: Holders<Kind>, trace: RequestTrace, amount: number): void {
    const held = inUse.get(what);
    if (held && amount > 0) trace.giveBack.push(held.add(who, amount));
  }

  return {
    charge,
    /** Counts the resources of a request; s00103 above the caller's limit, s00104 above the limit of all callers. */
    spend(what: Spent, who: Holders<Kind>, trace: RequestTrace, amount = 1): Outcome<true> {
      const limit = inUse.get(what)?.limitFor(who, amount);
      if (limit) return refused(limit.kind === 'process' ? 's00104' : 's00103', 'at_once', what, limit.most);
      const full = take(what, who, amount);
      if (full) {
        const { most, retryAfterSeconds } = full;
        return { ...refused('s00103', 'per_minute', what, most), retryAfterSeconds };
      }
      hold(what, who, trace, amount);
      return ok(true);
    },
  };
}
