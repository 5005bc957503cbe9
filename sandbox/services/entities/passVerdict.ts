import { hasPassed } from '../../domain/clock/dueItems.ts';
import { nextVerdictAt } from '../../domain/entities/entity.ts';
import type { Ports } from '../../domain/ports.ts';
import { applyDueVerdicts } from './changeEntity.ts';

/**
 * Gives a magic tax number its verdict at the moment it falls due, however late we come to it.
 * @returns whether that moment has passed now, and had not before
 */
export function applyDueVerdict(
  ports: Ports,
  tenant: string,
  clientId: string,
  at: number,
): Promise<boolean> {
  return ports.store.write(tenant, async (store) => {
    const entity = await store.entities.find(clientId);
    if (!entity) return false;
    const now = await applyDueVerdicts(store, entity, at);
    return hasPassed(at, nextVerdictAt(entity), nextVerdictAt(now));
  });
}
