import type { EntityAction } from '@balcao/contract/resources/entities/lifecycle.ts';
import type { EntityRegistration } from '@balcao/contract/resources/entities/schema.ts';
import { hasPassed } from '../../domain/clock/dueItems.ts';
import { type EntityRecord, nextVerdictAt } from '../../domain/entities/entity.ts';
import { checkTaxNumbers } from '../../domain/entities/taxNumbers.ts';
import { registerEntity } from '../../domain/entities/transition.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { enqueueEntityChange } from '../webhooks/enqueueWebhooks.ts';
import { catchUpEntity, changeEntity } from './changeEntity.ts';

/**
 * POST /entities: a merchant enters review, and the calling platform may act for it.
 * @returns e00400 for a kind of integration that may not register, e00300 for a wrong check digit or a tax number
 *   that is registered already
 */
export async function createEntity(
  ports: Ports,
  { tenant, platformCode, now }: Caller,
  registration: EntityRegistration,
): Promise<Outcome<EntityRecord>> {
  const platform = await ports.store.platform(platformCode);
  if (!platform?.registersEntities) return refuse('e00400', { detail: 'registration_not_available' });
  const right = checkTaxNumbers(registration);
  if (!right.ok) return right;
  return ports.store.write(tenant, async (store) => {
    const change = registerEntity(registration, platformCode, now);
    if (!(await store.entities.insert(change.entity))) {
      return refuse('e00300', {
        status: 409,
        source: { pointer: '/clientId' },
        detail: 'entity_taken',
        values: { number: registration.clientId },
      });
    }
    await enqueueEntityChange(store, change, now);
    return ok(change.entity);
  });
}

const unknown = () => refuse('e00502', { source: { parameter: 'clientId' } });

/** GET /entities/{clientId}: e00502 for one of another platform, as for one that nobody registered. */
export async function getEntity(
  ports: Ports,
  { tenant, platformCode }: Caller,
  clientId: string,
): Promise<Outcome<EntityRecord>> {
  const entity = await ports.store.read(tenant, (store) => store.entities.find(clientId));
  return entity?.platformCode === platformCode ? ok(entity) : unknown();
}

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

/**
 * Gives a magic tax number its verdict at the moment it falls due, however late we come to it.
 * @returns whether that moment has passed now, and had not before
 */
export function passVerdict(ports: Ports, tenant: string, clientId: string, at: number): Promise<boolean> {
  return ports.store.write(tenant, async (store) => {
    const entity = await store.entities.find(clientId);
    if (!entity) return false;
    const now = await catchUpEntity(store, entity, at);
    return hasPassed(at, nextVerdictAt(entity), nextVerdictAt(now));
  });
}
