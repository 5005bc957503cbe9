import type { Call } from '../world/call.ts';
import type { Row } from '../world/changes.ts';
import type { Look } from './invariant.ts';

/** Platform of a sandbox whose data a call may change. */
export interface Owner {
  tenant: string;
  platformCode: string;
}

const ofPage = /^\/payer\/([^/?]+)/;

/** Owners on whose behalf a call acts: its shop, or the shop of a page's token; none for an unknown token. */
export function ownersOf({ world, changes }: Look, { shop, request }: Call): Owner[] {
  const [, token] = ofPage.exec(request.path) ?? [];
  if (token === undefined) return [shop];
  const before = changes.flatMap((change) => (change.table === 'payments' ? [change.before] : []));
  const rows = world.shops.flatMap(({ tenant }) => world.changes.rows('payments', tenant));
  const ofToken = [...before, ...rows].filter((row): row is Row => row?.checkout_id === token);
  return ofToken.map((row) => ({ tenant: String(row.tenant), platformCode: String(row.platform_code) }));
}
