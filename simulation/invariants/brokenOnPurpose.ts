import type { Row } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import type { Look } from './invariant.ts';

type Mode = 'truncated' | 'wrong_signature';

/** Whether a message is in a failure mode now, or was at one of its attempts. */
const wasIn = ({ failure_mode: now, attempts }: Row, mode: Mode) =>
  now === mode || String(attempts).includes(`"failureMode":"${mode}"`);

/** URLs that ever received broken messages, by failure mode. */
const broken = new WeakMap<World, Map<string, Set<string>>>();

/** URLs that ever had messages in a failure mode; a message may still be in flight when the mode ends. */
export function brokenOnPurpose({ world, changes }: Look, mode: Mode): ReadonlySet<string> {
  const ofWorld = broken.get(world) ?? new Map<string, Set<string>>();
  broken.set(world, ofWorld);
  const urls = ofWorld.get(mode) ?? new Set<string>();
  ofWorld.set(mode, urls);
  for (const { table, before, after } of changes) {
    if (table !== 'deliveries') continue;
    for (const row of [before, after]) if (row && wasIn(row, mode)) urls.add(String(row.url));
  }
  return urls;
}
