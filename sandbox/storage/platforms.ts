import type { EntityRecord } from '../domain/entities/entity.ts';
import type { Platform } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { prepared } from './prepared.ts';

interface PlatformRow {
  tenant: string;
  private_key: string;
  registers_entities: number;
  clock_offset: number;
  faulty: number;
  deliver_before_response: number;
  frozen_reason: string | null;
  document: string | null;
}

const rowOf = prepared<{ code: string; clientId: string }, PlatformRow>(({ db }, { code, clientId }) =>
  db
    .selectFrom('platforms')
    .innerJoin('tenants', 'tenants.tenant', 'platforms.tenant')
    .leftJoin('entities', (join) =>
      join
        .onRef('entities.tenant', '=', 'platforms.tenant')
        .onRef('entities.platform_code', '=', 'platforms.code')
        .on('entities.client_id', '=', clientId),
    )
    .select(['platforms.tenant', 'private_key', 'registers_entities', 'document'])
    .select(['clock_offset', 'faulty', 'deliver_before_response', 'frozen_reason'])
    .where('code', '=', code),
);

/**
 * A platform with its tenant's clock and, where it acts for one, the entity asked for.
 * @param clientId of that entity; empty for none
 */
export async function findPlatform(
  connection: Pick<Connection, 'db' | 'database'>,
  code: string,
  clientId: string,
): Promise<Platform | undefined> {
  // PostgreSQL takes no NUL in a text, and no platform has one in its code.
  if (code.includes('\0')) return undefined;
  const [row] = await rowOf(connection, { code, clientId });
  if (!row) return undefined;
  const { tenant, private_key: privateKey, clock_offset: clockOffset, document } = row;
  const registersEntities = row.registers_entities === 1;
  const entity = document === null ? undefined : (JSON.parse(document) as EntityRecord);
  const [hasFaults, deliverBeforeResponse] = [row.faulty === 1, row.deliver_before_response === 1];
  return {
    tenant,
    code,
    privateKey,
    registersEntities,
    entity,
    clockOffset,
    hasFaults,
    deliverBeforeResponse,
    frozenReason: row.frozen_reason,
  };
}
