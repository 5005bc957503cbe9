import type { EntityAction } from '@balcao/contract/resources/entities/lifecycle.ts';
import type { EntityRecord } from '../../domain/entities/entity.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changeEntity } from './changeEntity.ts';

/** The provider decides on a registration: e00502, or c0501 where the lifecycle does not allow it. */
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

/** GET /entities/{clientId}: e00502 for one of another platform, as for one that nobody registered. */
export async function getEntity(
  ports: Ports,
  { tenant, platformCode }: Caller,
  clientId: string,
): Promise<Outcome<EntityRecord>> {
  const entity = await ports.store.read(tenant, (store) => store.entities.find(clientId));
  return entity?.platformCode === platformCode ? ok(entity) : unknown();
}
