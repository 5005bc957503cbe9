import { createHash } from 'node:crypto';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';

/** Start of the year over which the payments of the seeded entity are spread. */
const start = Date.UTC(2025, 0, 1);
const year = 365 * 86_400_000;

export const firstId = 1_000_001;

/** Only the first ten differ, so that "few" means ten at any size. */
const rare = (/** @type {string} */ value, /** @type {string} */ otherwise) =>
  `case when x <= 10 then ${value} else ${otherwise} end`;
const often = (/** @type {string} */ value) => `case when x % 3 = 0 then ${value} end`;

/** Incompressible text. Each payment has 400 characters of it, and one in twenty has 10,000. */
const prose = Array.from({ length: 1200 }, (_, n) => createHash('sha256').update(String(n)).digest('hex').slice(0, 10))
  .join(' ')
  .slice(0, 11_000);
const summary = `substr('${prose}', cast(x % 1000 + 1 as integer), case when x % 20 = 0 then 10000 else 400 end)`;

/** @param {number} count of payments, which are spaced evenly */
const columns = (count) => {
  const at = `(${start} + x * ${Math.floor(year / count)})`;
  const id = `(${firstId} - 1 + x)`;
  const state = rare("'authorised'", "case x % 4 when 0 then 'pending' when 1 then 'cancelled' else 'confirmed' end");
  const amount = rare('4242', 'case x % 2 when 0 then 1000 else 500 + x % 10000 end');
  const type = rare("'capture'", "'payment'");
  return {
    tenant: "'shared'",
    id,
    version: '1',
    client_id: "'999999990'",
    platform_code: "'0001'",
    type,
    state,
    amount,
    code: "'REF-' || x",
    custom_unique_id: "'ORDER-' || x",
    reference_entity: rare("'54321'", "'12345'"),
    reference: 'cast(500000000 + x as text)',
    method_code: rare("'CC'", "case x % 3 when 0 then 'MW' else 'MB' end"),
    method_type: rare("'REALTIME'", "'NORMAL'"),
    result_code: rare("'e04201'", often("'e04020'")),
    initial_payment_id: rare(`${firstId}`, often(`${firstId + 1}`)),
    recurring_type: rare("'REPEATED'", often("'INITIAL'")),
    customer_id: rare("'C-RARE'", often("'C-OFTEN'")),
    customer_uuid: rare("'7d9a1c3e-2b4f-4c6d-8e0f-000000000001'", often("'7d9a1c3e-2b4f-4c6d-8e0f-000000000002'")),
    invoice_number: "'FT ' || x",
    created_at: at,
    updated_at: `${at} + 1000`,
    valid_start: at,
    valid_end: `${at} + 15638400000`,
    paid_at: `${at} + 2000`,
    transferred_at: `${at} + 3000`,
    invoiced_at: `${at} + 4000`,
    document: `'{"id":' || ${id} || ',"version":1,"platformCode":"0001","clientId":"999999990","type":"' || ${type}
      || '","state":"' || ${state} || '","stateAt":' || ${at} || ',"createdAt":' || ${at} || ',"updatedAt":' || ${at}
      || ',"amountCents":' || ${amount} || ',"valid":{"start":' || ${at} || ',"end":' || (${at} + 15638400000)
      || ',"blockLate":false},"availableMethods":[{"code":"MB","type":"NORMAL"}],"reference":{"entity":"12345","number":"'
      || (500000000 + x) || '"},"bankAccount":{"code":"BALCAO01","bankName":"Banco de Exemplo","last4digits":"0172"},'
      || '"sent":{"customUniqueId":"ORDER-' || x || '","code":"REF-' || x || '","summary":"' || ${summary} || '"}}'`,
  };
};

export function momentOf(/** @type {number} */ n, /** @type {number} */ count) {
  return new Date(start + n * Math.floor(year / count)).toISOString();
}

const indexesOf = {
  sqlite:
    "select sql as text, name from sqlite_master where type = 'index' and tbl_name = 'payments' and sql is not null",
  postgresql: `select indexdef as text, indexname as name from pg_indexes
    where tablename = 'payments' and indexname not like '%pkey'`,
};

/** Sets the next free id. */
const counted = (/** @type {number} */ count) =>
  `update sequences set next = ${firstId + count} where tenant = 'shared' and name = 'payment'`;

/** @param {number} count */
function insertion(count) {
  const all = columns(count);
  return `insert into payments (${Object.keys(all).join(', ')})
    with recursive numbers(x) as (select cast(1 as bigint) union all select x + 1 from numbers where x < ${count})
    select ${Object.values(all).join(', ')} from numbers`;
}

/** Fills a database that is migrated, seeded and closed. Rebuilding the indexes afterwards is much faster. */
export async function fillPayments(place, count) {
  if ('sqlite' in place) {
    const database = new DatabaseSync(place.sqlite);
    database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; PRAGMA temp_store = MEMORY');
    const indexes = /** @type {{ text: string, name: string }[]} */ (database.prepare(indexesOf.sqlite).all());
    const statements = [
      ...indexes.map(({ name }) => `drop index ${name}`),
      insertion(count),
      counted(count),
      ...indexes.map(({ text }) => text),
    ];
    for (const statement of statements) database.exec(statement);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: place.postgres });
  await client.connect();
  /** @type {{ text: string, name: string }[]} */
  const indexes = (await client.query(indexesOf.postgresql)).rows;
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(insertion(count));
  await client.query(counted(count));
  for (const { text } of indexes) await client.query(text);
  // Does what autovacuum would do after this many inserts.
  await client.query('vacuum analyze payments');
  await client.end();
}
