import type { upcoming, upcomingControls } from '@balcao/contract/control/upcoming.ts';
import type * as z from 'zod';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import type { Upcoming } from '../../domain/payments/upcoming.ts';
import { listUpcoming } from '../../services/clock/listUpcoming.ts';
import type { Handlers } from '../context.ts';
import { controlPageSize } from './controlPageSize.ts';

/** Times go out in whole seconds: the next one, so that a clock moved there has passed the moment. */
const nextSecond = (at: number) => formatLisbon(Math.ceil(at / 1000) * 1000);

function presentUpcoming({ kind, at, paymentId, deliveryId }: Upcoming): z.infer<typeof upcoming> {
  return {
    at: nextSecond(at),
    kind,
    paymentId: paymentId?.toString() ?? null,
    deliveryId: deliveryId?.toString() ?? null,
  };
}

/** What lies ahead. */
export const upcomingHandlers: Handlers<typeof upcomingControls> = {
  async listUpcoming({ context, caller, query }) {
    const ahead = await listUpcoming(context, caller, Math.min(query.limit, controlPageSize));
    return ok({ data: ahead.map(presentUpcoming) });
  },
};
