import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { EntityRecord } from '../entities/entity.ts';
import { applyToEntity, registerEntity } from '../entities/transition.ts';
import type { ReferenceRange } from '../payments/referenceRange.ts';
import { unwrap } from './parts.ts';

const day = 86_400_000;

/**
 * The two shops the site's samples use, and one entity in each other state, made by the rules (docs/decisions/seed.md).
 * @param now milliseconds; all were registered five days before and reviewed two days later
 */
export function seedEntities(now: number): EntityRecord[] {
  const { platform, otherPlatform, entity, otherEntity, entities } = seed;
  const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
  const register = (
    { clientId, name }: { clientId: string; name: string },
    platformCode: string = platform.code,
  ) => registerEntity({ clientId, name, user }, platformCode, now - 5 * day).entity;
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

/** Shops whose integration lacks something, so that the old service's states can be met. */
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
    // It exists, yet works with the other platform.
    shop(withoutIntegration, 'Loja sem integração, Lda.', {}, seed.otherPlatform.code),
    shop(withoutReferences, 'Loja sem referências, Lda.'),
    shop(withoutRange, 'Loja sem gama, Lda.'),
    shop(withoutMethods, 'Loja sem métodos, Lda.', { availableMethods: [] }),
  ];
}

/**
 * A range that is used up. Its one reference, all zeros, is never issued by another, and no sequence gives out its id.
 * @param now milliseconds
 */
export function usedUpRange(now: number): ReferenceRange {
  const none = '0000000';
  return { id: '0', entity: seed.referenceRange.entity, start: none, end: none, count: 1, createdAt: now };
}
