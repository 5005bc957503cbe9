import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import { wellFormed } from '../hostile/texts.ts';
import { type Call, pathOf } from '../world/call.ts';
import type { Row } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import { mayFail } from './faultInvariants.ts';
import type { Invariant } from './invariant.ts';

/** Value as text with sorted fields, and with lone surrogates replaced with U+FFFD. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, held) =>
    typeof held === 'string'
      ? wellFormed(held)
      : typeof held === 'object' && held !== null && !Array.isArray(held)
        ? Object.fromEntries(Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1)))
        : held,
  );

/** Hides page tokens. An import replaces them, because a token gives access to its page. */
const withoutTokens = (row: unknown) => canonical(row).replace(/[A-Za-z0-9]{40}/g, 'token');

/** Rows of a state as sorted text, without the clock, which continues to run. */
function textOf({ tables }: TenantState): Map<string, string> {
  const others = Object.entries(tables).filter(([table]) => table !== 'tenants');
  return new Map(others.map(([table, rows]) => [table, rows.map(withoutTokens).sort().join('\n')]));
}

/** Tables that are not compared, because they change when imported messages are sent at once. */
const unjudged = new Set(['deliveries', 'webhooks']);

/** Whether due work of the state may have run between the import and the export. */
function isOvertaken(world: World, tenant: string, { tables }: TenantState): boolean {
  const isDue = ({ due_at: due }: Row) => typeof due === 'number' && due <= world.clockOf(tenant);
  return Object.entries(tables).some(([table, rows]) => !unjudged.has(table) && (rows as Row[]).some(isDue));
}

function difference(held: string, given: string): string {
  const [rows, wanted] = [held.split('\n'), given.split('\n')];
  const place = wanted.findIndex((row, at) => row !== rows[at]);
  return `${rows[place]} instead of ${wanted[place]}`;
}

/** Whether the refusal of a state lacks the location of the fault; invalid JSON has none. */
function pointsNowhere({ request, status, body }: Call): boolean {
  if (request.hostile !== 'altered' || status !== 422) return false;
  const [detail] = body?.error?.errors ?? [];
  return detail?.code !== 'e00219' && !/^\/(tables|version)/.test(detail?.source?.pointer ?? '');
}

export const portability: Invariant = {
  name: 'a state is taken by every sandbox, and exported as it was imported',
  async check(look) {
    const { world } = look;
    const [call, ...others] = look.calls.filter(({ request }) => request.method !== 'GET');
    if (!call || pathOf(call) !== '/sandbox/import' || others.length > 0) return undefined;
    if (pointsNowhere(call)) return `a refused state has no pointer: ${call.text}`;
    if (call.status !== 200) return undefined;
    if (mayFail(look, call.shop.tenant)) return undefined;
    const exporting = world.call(call.shop, { method: 'GET', path: '/sandbox/export' });
    await world.until(exporting);
    const { status, body } = await exporting;
    if (status !== 200) return undefined;
    const state: TenantState = JSON.parse(String(call.request.body));
    if (isOvertaken(world, call.shop.tenant, state)) return undefined;
    const given = textOf(state);
    const held = textOf(body?.data as unknown as TenantState);
    for (const [table, text] of given)
      if (!unjudged.has(table) && held.get(table) !== text)
        return `${table}: ${difference(held.get(table) ?? '', text)}`;
    return undefined;
  },
};
