import { type Kysely, type Migration, sql } from 'kysely';

interface Page {
  tenant: string;
  id: number;
  token: string;
  document: string;
}

/**
 * Pages whose token opens the page of an older tenant too, which is the one that was meant until now. An import could
 * bring them; since it gives pages new tokens, none come to be any more.
 */
const shadowed = sql<Page>`
  select p.tenant, p.id, p.checkout_id as token, p.document
  from payments p join tenants t on t.tenant = p.tenant
  where p.checkout_id is not null and exists (
    select 1 from payments o join tenants u on u.tenant = o.tenant
    where o.checkout_id = p.checkout_id and (u.created_at < t.created_at
      or (u.created_at = t.created_at and u.tenant < t.tenant)))`;

/** 40 letters and digits, as page tokens are. */
const newToken = () => (crypto.randomUUID() + crypto.randomUUID()).replaceAll('-', '').slice(0, 40);

/**
 * Each token opens one page. No unique index says so: it would have to leave the tenant out, and a database that keeps
 * a tenant on one node cannot check it.
 */
export const onePageAToken: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await shadowed.execute(db);
    for (const { tenant, id, token, document } of rows) {
      const renewed = newToken();
      await sql`
        update payments set checkout_id = ${renewed}, document = ${document.replaceAll(token, renewed)}
        where tenant = ${tenant} and id = ${id}`.execute(db);
    }
  },
};
