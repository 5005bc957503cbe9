import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { everyRead } from '../../sandbox/testing/reads.ts';
import { expectRightSums } from '../../sandbox/testing/sums.ts';
import { Failure } from '../failure.ts';
import type { Session } from '../steps/step.ts';
import type { Target } from '../target.ts';

/** Rows of a table whose reads are tried at the end of a session. */
const mostReads = 5;

/** A page's token, which an import replaces. */
const tokens = /\b[A-Za-z0-9]{40}\b/g;

/** Fields that an import makes of others, or leaves as they are. */
const made: Readonly<Record<string, readonly string[]>> = {
  tenants: ['created_at'],
  deliveries: ['target', 'receiver', 'order_key'],
};

const withoutMade = (table: string, row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !made[table]?.includes(name)));

/** Tables that a delivery changes. */
const delivering = ['deliveries', 'webhooks'];

/** Whether deliveries that are due leave before the response to any call. */
export const deliversFirst = ({ tables }: TenantState): boolean =>
  (tables.tenants ?? []).some(({ deliver_before_response }) => deliver_before_response === 1);

/** What may differ between two states that are compared. */
interface Allowed {
  /** What a delivery changes. */
  delivering?: boolean;
  /** Counters: PostgreSQL gives no number back that a refused request has taken. */
  counting?: boolean;
}

/** A state as text that is the same before and after it is imported. */
export function comparable({ version, tables }: TenantState, allowed: Allowed = {}): string {
  const leftOut = [...(allowed.delivering ? delivering : []), ...(allowed.counting ? ['sequences'] : [])];
  const compared = Object.entries(tables).filter(([name]) => !leftOut.includes(name));
  const sorted = compared.map(([name, rows]): [string, string[]] => {
    const texts = rows.map((row) => JSON.stringify(sortedKeys(withoutMade(name, row))));
    return [name, texts.map((text) => text.replace(tokens, 'token')).sort()];
  });
  return JSON.stringify([version, Object.fromEntries(sorted.sort())], undefined, 1);
}

function sortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortedKeys);
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, sortedKeys(inner)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The first lines in which two texts differ. */
export function firstDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, index) => line !== now[index]);
  return `${old[at]?.slice(0, 1500) ?? '(nothing)'}\nbecame\n${now[at]?.slice(0, 1500) ?? '(nothing)'}`;
}

/** A state that was sent, as UTF-8 can say it: half a surrogate pair arrives as the replacement character. */
export const sentState = (body: string): TenantState =>
  JSON.parse(body, (_, value) => (typeof value === 'string' ? Buffer.from(value).toString() : value));

/**
 * What must hold when nothing is under way: the tenant's whole state is one that every sandbox takes, its sums are
 * right, and everything in it can be read.
 * @param wasImported whether an altered state was taken, whose sums are those of whoever wrote it
 * @throws Failure
 */
export async function checkState(
  { ask, exportState, identities, sandbox }: Target,
  { wasImported, end }: { wasImported: boolean; end: Session['end'] },
): Promise<void> {
  await ask(identities.own, 'DELETE', '/sandbox/faults');
  await sandbox.settle();
  const state = await exportState(identities.own);
  const taken = await ask(identities.spare, 'POST', '/sandbox/import', state);
  if (taken.status !== 200) {
    throw new Failure(`the sandbox holds what no sandbox takes: ${JSON.stringify(taken.body.error)}`);
  }
  if (!wasImported) expectRightSums(state);
  if (end !== 'read') return;
  for (const path of everyRead(state, mostReads)) await ask(identities.own, 'GET', path);
}
