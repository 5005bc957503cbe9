import type { SetAsideItem, setAsideControls } from '@balcao/contract/control/setAside.ts';
import type { ItemFailure } from '../../domain/clock/dueItems.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import { dropSetAside, listSetAside, retrySetAside } from '../../services/clock/listUpcoming.ts';
import type { Handlers } from '../context.ts';
import { controlPageSize } from './controlPageSize.ts';

const present = ({ kind, id, attempts, errorId, failedAt }: ItemFailure): SetAsideItem => ({
  kind,
  id,
  attempts,
  errorId,
  failedAt: formatLisbon(failedAt),
});

/** What the sandbox could not do. */
export const setAsideHandlers: Handlers<typeof setAsideControls> = {
  async listSetAside({ context, caller, query }) {
    const items = await listSetAside(context, caller, Math.min(query.limit, controlPageSize));
    return ok({ data: items.map(present) });
  },
  async retrySetAside({ context, caller, params }) {
    const retried = await retrySetAside(context, caller, params);
    return retried.ok ? ok({}) : retried;
  },
  async dropSetAside({ context, caller, params }) {
    const dropped = await dropSetAside(context, caller, params);
    return dropped.ok ? ok({}) : dropped;
  },
};
