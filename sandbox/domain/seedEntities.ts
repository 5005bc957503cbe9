import { seed } from '@balcao/contract/seed.ts';
import { applyToEntity, registerEntity } from './entities/change.ts';
import type { EntityRecord } from './entities/entity.ts';
import { must } from './must.ts';

const day = 86_400_000;

/**
 * The two shops the site's samples use, and one entity in each other state, made by the rules (DECISIONS 45).
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
    must(applyToEntity(registered, action, now - 3 * day)).entity;
  return [
    reviewed(register(entity), 'approve'),
    reviewed(register(otherEntity, otherPlatform.code), 'approve'),
    reviewed(register(entities.approved), 'approve'),
    register(entities.pending),
    reviewed(register(entities.declined), 'decline'),
  ];
}
