import type { EntityRecord } from '../domain/entities/entity.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import type { PageOwner, Platform } from '../domain/ports.ts';
import { type On, prepared } from './prepared.ts';

type Flag = 'registersEntities' | 'hasFaults' | 'deliverBeforeResponse';
type PlatformRow = Omit<Platform, Flag | 'entity'> & Record<Flag, number> & { document: string | null };

const platformRow = prepared<{ code: string; clientId: string }, PlatformRow>(({ db }, { code, clientId }) =>
  db
    .selectFrom('platforms')
    .innerJoin('tenants', 'tenants.tenant', 'platforms.tenant')
    .leftJoin('entities', (join) =>
      join
        .onRef('entities.tenant', '=', 'platforms.tenant')
        .onRef('entities.platform_code', '=', 'platforms.code')
        .on('entities.client_id', '=', clientId),
    )
    .select(['platforms.tenant', 'code', 'private_key as privateKey', 'document'])
    .select(['registers_entities as registersEntities', 'clock_offset as clockOffset', 'faulty as hasFaults'])
    .select(['deliver_before_response as deliverBeforeResponse', 'frozen_reason as frozenReason'])
    .where('code', '=', code),
);

async function readPlatform(on: On, code: string, clientId: string): Promise<Platform | undefined> {
  // PostgreSQL rejects NUL in a text, and no platform code contains one.
  if (code.includes('\0')) return undefined;
  const [row] = await platformRow(on, { code, clientId });
  if (!row) return undefined;
  const { document, ...platform } = row;
  return {
    ...platform,
    registersEntities: row.registersEntities === 1,
    hasFaults: row.hasFaults === 1,
    deliverBeforeResponse: row.deliverBeforeResponse === 1,
    entity: document === null ? undefined : (JSON.parse(document) as EntityRecord),
  };
}

/** Finds a platform with its tenant's clock and the requested entity. The entity is undefined if unknown. */
export function findPlatform(on: On, code: string, clientId: string): Promise<Platform | undefined> {
  const ask = () => readPlatform(on, code, clientId);
  return on.recall?.(['platform', code, clientId], ask) ?? ask();
}

interface PageRow {
  tenant: string;
  clock_offset: number;
  frozen_reason: string | null;
  payment: string;
  entity: string | null;
}

const pageRow = prepared<{ token: string }, PageRow>(({ db }, { token }) =>
  db
    .selectFrom('payments')
    .innerJoin('tenants', 'tenants.tenant', 'payments.tenant')
    .leftJoin('entities', (join) =>
      join.onRef('entities.tenant', '=', 'payments.tenant').onRef('entities.client_id', '=', 'payments.client_id'),
    )
    .select([
      'payments.tenant',
      'clock_offset',
      'frozen_reason',
      'payments.document as payment',
      'entities.document as entity',
    ])
    .where('checkout_id', '=', token)
    .limit(1),
);

/** Finds the owner of a page by its token, in all tenants. Tokens are unique because an import renews them. */
export async function findPage(on: On, token: string): Promise<PageOwner | undefined> {
  const [row] = await pageRow(on, { token });
  if (!row) return undefined;
  const { tenant, clock_offset: clockOffset, frozen_reason: frozenReason } = row;
  const { platformCode, clientId, checkout } = JSON.parse(row.payment) as PaymentRecord;
  if (!checkout) return undefined;
  const entity = row.entity === null ? undefined : (JSON.parse(row.entity) as EntityRecord);
  return {
    tenant,
    platformCode,
    clientId,
    entity,
    clockOffset,
    frozenReason,
    language: checkout.page.language,
  };
}
