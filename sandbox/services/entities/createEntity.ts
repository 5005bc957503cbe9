import type { EntityRegistration } from '@balcao/contract/resources/entities/entitySchema.ts';
import { checkIban } from '../../domain/entities/bankAccount.ts';
import type { EntityRecord } from '../../domain/entities/entity.ts';
import { registerEntity } from '../../domain/entities/entityTransition.ts';
import { checkTaxNumbers } from '../../domain/entities/taxNumbers.ts';
import { type Outcome, ok, outcomeOf, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { enqueueEntityChange } from '../webhooks/enqueueWebhooks.ts';

/** POST /entities: e00400 if the platform lacks permission, e00300 for an invalid or registered tax number or IBAN. */
export async function createEntity(
  ports: Ports,
  { tenant, platformCode, now }: Caller,
  registration: EntityRegistration,
  signedUp?: true,
): Promise<Outcome<EntityRecord>> {
  const platform = await ports.store.platform(platformCode);
  if (!platform?.registersEntities) return refuse('e00400', { detail: 'registration_not_available' });
  const right = checkTaxNumbers(registration);
  if (!right.ok) return right;
  const payable = checkIban(registration);
  if (!payable.ok) return payable;
  return ports.store.write(tenant, async (store) => {
    const change = registerEntity(registration, platformCode, now);
    if (!(await store.entities.insert({ ...change.entity, ...(signedUp && { signedUp }) }))) {
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

const same = (one: EntityRegistration, other: EntityRegistration) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Registers a merchant from the sign-up page of a platform, by the rules of POST /entities. A form sent twice, as after
 * a double click, gets the same response.
 * @returns refusals of {@link createEntity}, c0803, c0811 or c0816 if there is no room, and e00400 for an unknown
 * platform or a frozen sandbox
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
  const caller = { tenant, platformCode, clientId: '', now };
  const created = await outcomeOf(() => createEntity(ports, caller, registration, true));
  if (created.ok) return created;
  const known = await ports.store.read(tenant, ({ entities }) => entities.find(registration.clientId));
  const again = known?.platformCode === platformCode && same(known.registration, registration);
  return again ? ok(known) : created;
}
