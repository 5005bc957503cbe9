import type { Row } from '../world/changes.ts';
import type { Look } from './invariant.ts';
import { isBehind } from './isBehind.ts';

const isWaiting = (row: Row | undefined): row is Row => row?.state === 'waiting';

/** Whether a delivery waited behind an older one when a look began, or does so when it ends. */
export function wasBehind({ world, changes }: Look, tenant: string, row: Row): boolean {
  const changed = changes.filter((change) => change.table === 'deliveries' && change.tenant === tenant);
  const before = changed.map((change) => change.before);
  return isBehind([...before, ...world.changes.rows('deliveries', tenant)].filter(isWaiting), row);
}
