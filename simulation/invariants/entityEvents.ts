import { entityLifecycle } from '@balcao/contract/resources/entities/lifecycle.ts';
import type { EntityRecord } from '@balcao/sandbox/domain/entities/entity.ts';
import { documentOf } from '../actors/view.ts';
import type { Row, RowChange } from '../world/changes.ts';
import { firstOf, type Look } from './invariant.ts';
import { listeners, queued } from './listeners.ts';

const entityOf = (row: Row) => documentOf<EntityRecord>(row);

/** Lets its subscriptions hear of the state that an entity came to: an entity keeps no history, so of no other. */
export function judgeEntity(look: Look, { tenant, before, after }: RowChange): string | undefined {
  if (!after) return undefined;
  const [was, is] = [before && entityOf(before), entityOf(after)];
  if (was?.state === is.state && was.stateAt === is.stateAt) return undefined;
  const from = was?.state ?? 'new';
  const events = new Set(entityLifecycle.flatMap(({ to, events = [] }) => (to === is.state ? events : [])));
  // More than one step may have led there, where it was not the next one or steps overlapped.
  const isOneStep =
    look.calls.length <= 1 && entityLifecycle.some((row) => row.from === from && row.to === is.state);
  const about = queued(look, tenant).filter(({ subject }) => subject === `entity ${is.clientId}`);
  return firstOf(events, (event) =>
    firstOf(listeners(look, tenant, is.platformCode, event), ({ id, failure_mode: mode }) => {
      const told = about.filter((row) => row.webhook_id === id && row.action === event).length;
      const most = mode === 'duplicate' ? 2 : 1;
      if (told >= 1 && (told <= most || !isOneStep)) return undefined;
      return `entity ${is.clientId}: ${event} happened, subscription ${id} hears of it ${told} times`;
    }),
  );
}
