import type { EntityRecord } from '../../domain/entities/entity.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

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
