import type { EntityRegistration } from '@balcao/contract/resources/entities/schema.ts';
import { checkIban } from '../../domain/entities/bankAccount.ts';
import type { EntityRecord } from '../../domain/entities/entity.ts';
import { checkTaxNumbers } from '../../domain/entities/taxNumbers.ts';
import { registerEntity } from '../../domain/entities/transition.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { enqueueEntityChange } from '../webhooks/enqueueWebhooks.ts';

/**
 * POST /entities: a merchant enters review, and the calling platform may act for it.
 * @returns e00400 for a kind of integration that may not register, e00300 for a wrong check digit, a wrong IBAN or a
 *   tax number that is registered already
 * @param signedUp set by the sign-up page, whose entities have a quota of their own
 */
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
