import type { EntityRegistration } from '@balcao/contract/resources/entities/schema.ts';
import type { EntityRecord } from '../../domain/entities/entity.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Ports } from '../../domain/ports.ts';
import { createEntity } from './createEntity.ts';

const same = (one: EntityRegistration, other: EntityRegistration) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A merchant registers itself on the sign-up page of a platform, by the rules of POST /entities. Sent twice, as a
 * double click does, it is registered once and answered twice.
 * @returns what {@link createEntity} refuses, e00400 for an unknown platform too, or one whose sandbox is frozen
 */
export async function signUp(
  ports: Ports,
  platformCode: string,
  registration: EntityRegistration,
): Promise<Outcome<EntityRecord>> {
  const platform = await ports.store.platform(platformCode);
  if (!platform || platform.frozenReason !== null) {
    return refuse('e00400', { detail: 'registration_not_available' });
  }
  const { tenant, clockOffset } = platform;
  const now = ports.clock.now() + clockOffset;
  const created = await createEntity(ports, { tenant, platformCode, clientId: '', now }, registration);
  if (created.ok || created.status !== 409) return created;
  const known = await ports.store.read(tenant, ({ entities }) => entities.find(registration.clientId));
  const again = known?.platformCode === platformCode && same(known.registration, registration);
  return again ? ok(known) : created;
}
