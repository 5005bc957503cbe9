import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { RequestTrace } from '../../domain/requests/requestTrace.ts';
import { createInUse, type Holders } from './inUse.ts';

type Kind = 'platform' | 'address' | 'process';
type Limits = Partial<Record<Kind, number>>;
/** What requests spend: each within a minute, and some of it until their response has left. */
export type Spent = keyof typeof exposedLimits.perMinute;

const perMinute: Record<Spent, Limits> = exposedLimits.perMinute;
const { requests, megabytes, costlyRequests } = exposedLimits.atOnce;
const atOnce: Partial<Record<Spent, Limits>> = { requests, megabytes, costlyRequests };

/** What callers of a sandbox on a public network may spend: the one place that decides it. */
export type Allowance = ReturnType<typeof createAllowance>;

/** Keys that are remembered at once; with more of them, those that asked the longest time ago begin anew. */
const mostKeys = 20_000;

/** Megabytes come in shares of ten seconds: those of a minute at once would hold the process for all others. */
const fullMilliseconds = (what: Spent) => (what === 'megabytes' ? 10_000 : 60_000);

/** @param now milliseconds of a clock that nobody sets */
export function createAllowance(now: () => number) {
  /**
   * A leaky bucket for each holder (the generic cell rate algorithm of ATM Forum TM 4.0): one number says when it will be
   * empty, so that it needs no timer. Who asked last is last. Several processes count each for itself.
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

  /** Counts for each holder; the first whose minute is full, and for how long. */
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

  /** Counts what was spent already, whatever the limits. */
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
    /** Counts what a request spends; s00103 where the caller had too much, s00104 where everybody had. */
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
