import type { EntityRecord } from '../domain/entities/entity.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import type { PageOwner } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { prepared } from './prepared.ts';

interface PageRow {
  tenant: string;
  clock_offset: number;
  frozen_reason: string | null;
  payment: string;
  entity: string | null;
}

const rowOf = prepared<{ token: string }, PageRow>(({ db }, { token }) =>
  db
    .selectFrom('payments')
    .innerJoin('tenants', 'tenants.tenant', 'payments.tenant')
    .leftJoin('entities', (join) =>
      join
        .onRef('entities.tenant', '=', 'payments.tenant')
        .onRef('entities.client_id', '=', 'payments.client_id'),
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

/**
 * Whose page a token opens: searched through all tenants, since a payer knows none. No two pages share one: tokens are
 * hashes of their tenant's name, and an import gives its pages new ones.
 */
export async function findPage(
  connection: Pick<Connection, 'db' | 'database'>,
  token: string,
): Promise<PageOwner | undefined> {
  const [row] = await rowOf(connection, { token });
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
