import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { RequestTrace } from '../../domain/requests/requestTrace.ts';
import { createInUse, type Holders } from './inUse.ts';
import { createRateLimiter } from './rateLimiter.ts';

type Kind = 'platform' | 'address' | 'process';
type Limits = Partial<Record<Kind, number>>;
/** What requests spend: each within a minute, and some of it until their response has left. */
export type Spent = keyof typeof exposedLimits.perMinute;

const perMinute: Record<Spent, Limits> = exposedLimits.perMinute;
const { requests, megabytes, costlyRequests } = exposedLimits.atOnce;
const atOnce: Partial<Record<Spent, Limits>> = { requests, megabytes, costlyRequests };

/** What callers of a sandbox on a public network may spend: the one place that decides it. */
export interface Allowance {
  /**
   * Counts what a request spends.
   * @param amount in units of the limit
   * @returns s00103 where the caller has had too much, s00104 where everybody together has; nothing is counted then
   */
  spend(what: Spent, who: Holders<Kind>, trace: RequestTrace, amount?: number): Outcome<true>;
  /** Counts what was spent already, whatever the limits. */
  charge(what: Spent, who: Holders<Kind>, trace: RequestTrace, amount: number): void;
}

const valuesOf = (what: Spent, most = 0) => ({ most: what === 'megabytes' ? `${most} MB` : most });

/** Megabytes come in shares of ten seconds: those of a minute at once would hold the process for all others. */
const rateOf = (what: string, perMinute: number) =>
  what === 'megabytes' ? { count: perMinute / 6, perSeconds: 10 } : { count: perMinute, perSeconds: 60 };

/** @param now milliseconds of a clock that nobody sets */
export function createAllowance(now: () => number): Allowance {
  const rates = new Map(
    Object.entries(perMinute).flatMap(([what, limits]) =>
      Object.entries(limits).map(
        ([kind, count]) => [`${what} ${kind}`, createRateLimiter(rateOf(what, count), now)] as const,
      ),
    ),
  );
  const inUse = new Map(Object.entries(atOnce).map(([what, limits]) => [what, createInUse<Kind>(limits)]));

  /** Counts for each holder; the first whose minute is full, and for how long. */
  function take(what: Spent, who: Holders<Kind>, amount: number) {
    for (const [kind, name] of Object.entries(who) as [Kind, string][]) {
      const retryAfterSeconds = rates.get(`${what} ${kind}`)?.take(name, amount);
      if (retryAfterSeconds) return { kind, retryAfterSeconds };
    }
  }

  function hold(what: Spent, who: Holders<Kind>, trace: RequestTrace, amount: number): void {
    const held = inUse.get(what);
    if (held && amount > 0) trace.giveBack.push(held.add(who, amount));
  }

  return {
    spend(what, who, trace, amount = 1) {
      const limit = inUse.get(what)?.limitFor(who, amount);
      if (limit) {
        const values = valuesOf(what, limit.most);
        return refuse(limit.kind === 'process' ? 's00104' : 's00103', { detail: 'at_once', values });
      }
      const full = take(what, who, amount);
      if (full) {
        const { kind, retryAfterSeconds } = full;
        const values = valuesOf(what, perMinute[what][kind]);
        return refuse('s00103', { detail: 'per_minute', values, retryAfterSeconds });
      }
      hold(what, who, trace, amount);
      return ok(true);
    },
    charge(what, who, trace, amount) {
      take(what, who, amount);
      hold(what, who, trace, amount);
    },
  };
}
