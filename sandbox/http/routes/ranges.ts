import type {
  ReferenceRange as Presented,
  referenceRangeOperations,
} from '@balcao/contract/resources/referenceRanges/operations.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import { type ReferenceRange, rangeTotal } from '../../domain/payments/referenceRange.ts';
import type { Handlers } from '../context.ts';

function present(range: ReferenceRange): Presented {
  const { id, entity, start, end, count, createdAt } = range;
  return { id, entity, start, end, count, total: rangeTotal(range), createdAt: formatLisbon(createdAt) };
}

/** Blocks of references the entity may issue. */
export const rangeHandlers: Handlers<typeof referenceRangeOperations> = {
  async listReferenceRanges({ context, caller }) {
    const ranges = await context.store.read(caller.tenant, (store) => store.ranges.list(caller.clientId));
    return ok({ data: ranges.map(present) });
  },
};
