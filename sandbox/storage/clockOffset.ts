import type { Connection } from './connection.ts';
import { prepared } from './prepared.ts';

const offsetOf = prepared<{ tenant: string }, { offset: number }>(({ db }, { tenant }) =>
  db.selectFrom('tenants').select('clock_offset as offset').where('tenant', '=', tenant),
);

/** Offset of a tenant's clock ahead of real time, in milliseconds; undefined if the tenant was deleted. */
export function clockOffset(connection: Connection): Promise<number | undefined> {
  const { tenant, recall } = connection;
  const ask = async () => (await offsetOf(connection, { tenant }))[0]?.offset;
  return recall?.(['clock', tenant], ask) ?? ask();
}
