import type { EntityAction } from '@balcao/contract/resources/entities/entityLifecycle.ts';
import type { IntegrationCode } from '@balcao/contract/soap/integrationStates.ts';
import type { EntityRecord } from '../../domain/entities/entity.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { contractedMethods } from '../../domain/payments/availableMethods.ts';
import { rangeTotal } from '../../domain/payments/referenceRange.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changeEntity } from './changeEntity.ts';

/** Decides on a registration on behalf of the provider: e00502, or c0501 if the lifecycle does not allow it. */
export function reviewEntity(
  ports: Ports,
  { tenant, platformCode, now }: Caller,
  clientId: string,
  action: EntityAction,
): Promise<Outcome<EntityRecord>> {
  return ports.store.write(tenant, async (store) => {
    const entity = await store.entities.find(clientId);
    if (entity?.platformCode !== platformCode) return unknown();
    return changeEntity(store, entity, action, now);
  });
}

export const unknown = () => refuse('e00502', { source: { parameter: 'clientId' } });

/** GET /entities/{clientId}: e00502 if the entity is unknown or belongs to another platform. */
export async function getEntity(
  ports: Ports,
  { tenant, platformCode }: Caller,
  clientId: string,
): Promise<Outcome<EntityRecord>> {
  const entity = await ports.store.read(tenant, (store) => store.entities.find(clientId));
  return entity?.platformCode === platformCode ? ok(entity) : unknown();
}

type IntegrationState = Extract<IntegrationCode, '02' | '03' | '04' | '05'>;

/** Whether the caller's entity is ready for payments; otherwise the most important gap. */
export async function integrationState({ store }: Ports, caller: Caller): Promise<IntegrationState> {
  if (contractedMethods(caller.entity).length === 0) return '05';
  const ranges = await store.read(caller.tenant, (tenant) => tenant.ranges.list(caller.clientId));
  if (ranges.length === 0) return '04';
  return ranges.some((range) => range.count < rangeTotal(range)) ? '02' : '03';
}
