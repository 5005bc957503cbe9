import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { EntityRecord } from '../entities/entity.ts';
import { applyToEntity, registerEntity } from '../entities/entityTransition.ts';
import type { ReferenceRange } from '../payments/referenceRange.ts';
import { unwrap } from './seedParts.ts';

const day = 86_400_000;

/** Seeds two shops, and one entity in each other state, reviewed three days ago (docs/decisions/seed.md). */
export function seedEntities(now: number): EntityRecord[] {
  const { platform, otherPlatform, entity, otherEntity, entities } = seed;
  const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
  const register = ({ clientId, name }: { clientId: string; name: string }, platformCode: string = platform.code) =>
    registerEntity({ clientId, name, user }, platformCode, now - 5 * day).entity;
  const reviewed = (registered: EntityRecord, action: 'approve' | 'decline') =>
    unwrap(applyToEntity(registered, action, now - 3 * day)).entity;
  return [
    reviewed(register(entity), 'approve'),
    reviewed(register(otherEntity, otherPlatform.code), 'approve'),
    reviewed(register(entities.approved), 'approve'),
    register(entities.pending),
    reviewed(register(entities.declined), 'decline'),
    ...seedSoapEntities(now),
  ];
}

/** Seeds shops with an incomplete integration, one for each such state of the SOAP service. */
function seedSoapEntities(now: number): EntityRecord[] {
  const { withoutIntegration, withoutReferences, withoutRange, withoutMethods } = seed.soapEntities;
  const shop = (
    clientId: string,
    name: string,
    more: Partial<EntityRecord['registration']> = {},
    platformCode: string = seed.platform.code,
  ) => {
    const user = { name: 'Rui Costa', email: `rui.costa@loja${clientId}.example` };
    const { entity } = registerEntity({ clientId, name, user, ...more }, platformCode, now - 5 * day);
    return unwrap(applyToEntity(entity, 'approve', now - 3 * day)).entity;
  };
  return [
    // This shop exists, but belongs to the other platform.
    shop(withoutIntegration, 'Loja sem integração, Lda.', {}, seed.otherPlatform.code),
    shop(withoutReferences, 'Loja sem referências, Lda.'),
    shop(withoutRange, 'Loja sem gama, Lda.'),
    shop(withoutMethods, 'Loja sem métodos, Lda.', { availableMethods: [] }),
  ];
}

export function usedUpRange(now: number): ReferenceRange {
  const none = '0000000';
  return { id: '0', entity: seed.referenceRange.entity, start: none, end: none, count: 1, createdAt: now };
}
