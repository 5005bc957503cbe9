import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import type { PoolFigures } from '../../domain/admin/adminStore.ts';
import type { OpenedDatabase } from '../openedDatabase.ts';
import { type Availability, createAvailability } from '../outage.ts';
import type { Database, Tables } from '../tables.ts';
import { guardClient } from './postgresClient.ts';
import { AdapterWithoutLock, migrateAlone } from './postgresMigration.ts';
import { openLimitedPool } from './postgresPool.ts';
import { createPostgresWatch, type PostgresWatch, type Probe } from './postgresWatch.ts';

const int8 = 20;
const numeric = 1700;

/** Default size of the connection pool for ordinary requests. */
const usualConnections = 10;

/** Timeout for opening a connection or waiting for a free one. */
const connectMilliseconds = 5000;

/** Server-side timeout for an idle transaction, so that a frozen process does not keep its locks. */
const idleMilliseconds = 30_000;

/** Maximum duration of a query in milliseconds, by kind of work. A migration may index millions of rows. */
const limits = { request: 10_000, tenant: 60_000, migration: 30 * 60_000 } as const;

/** Number of connections for work on whole tenants (reset, import, export), which must not block ordinary requests. */
const tenantConnections = 2;

/** A migrating process must see the changes of other processes, whatever the database's default isolation is. */
const seesOthers = 'set transaction isolation level read committed';

/** One connection holds the lock, and Kysely's migrator uses two at once. */
const migratingConnections = 3;

/** Writes 64 KB of incompressible data, because a full disk may still accept a single row. */
const writeSome = sql`
  create temporary table readiness on commit drop as
  select string_agg(md5(n::text), '') as text from generate_series(1, 2048) n`;

/** Parses counts, sums and 64-bit integers as numbers, because ids and times stay far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** Probes over a separate connection, because a full pool must not look like a dead server. */
function createProbe(url: string): Probe {
  let client: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    // A lost connection emits `error`, which would end the process if there were no listener.
    fresh.on('error', () => undefined);
    client = fresh;
    await fresh.connect();
    return fresh;
  }
  return {
    async ask() {
      try {
        await (client ?? (await connect())).query('select 1');
      } catch (error) {
        this.drop();
        // The server is alive if it refuses a connection because it has too many.
        if ((error as { code?: unknown }).code !== '53300') throw error;
      }
    },
    drop() {
      // Destroyed without a terminate message, because a frozen server would never acknowledge it.
      const old = client as (pg.Client & { connection?: { stream: { destroy(): void } } }) | undefined;
      client = undefined;
      old?.connection?.stream.destroy();
    },
  };
}

interface OpenedPool {
  db: Database;
  figures(): Omit<PoolFigures, 'pool'>;
}

function openPool(
  url: string,
  connections: number,
  limitMilliseconds: number,
  watch: PostgresWatch,
  availability: Availability,
  migrates = false,
): OpenedPool {
  const { pool, atBegin, ...limited } = openLimitedPool(
    {
      connectionString: url,
      max: connections,
      // Sends `begin` together with the first statement of the transaction.
      pipeline: true,
      types: types as never,
      connectionTimeoutMillis: connectMilliseconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    { statement_timeout: limitMilliseconds, idle_in_transaction_session_timeout: idleMilliseconds },
  );
  // If the server closes a connection, `pg` emits `error` on the pool (idle) or on the client (in use), which would end
  // the process if there were no listener. The next query opens a new connection.
  pool.on('error', () => undefined);
  const openedAfter = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    openedAfter.set(client, watch.outages());
  });

  async function take(): Promise<pg.PoolClient> {
    let taken: Promise<pg.PoolClient> | undefined;
    try {
      return await watch.wait(connectMilliseconds, () => {
        taken = limited.connect();
        return taken;
      });
    } catch (error) {
      // Returns a client to the pool that connects after the timeout.
      taken?.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    }
  }

  async function connect() {
    let client = await take();
    while (openedAfter.get(client) !== watch.outages()) {
      client.release(true);
      client = await take();
    }
    return guardClient(client, watch, availability, limitMilliseconds, [
      ...(migrates ? [seesOthers] : []),
      ...atBegin(),
    ]);
  }
  const guarded: PostgresPool = { connect, end: () => pool.end() };
  const dialect = new PostgresDialect({ pool: guarded });
  if (migrates) dialect.createAdapter = () => new AdapterWithoutLock();
  return {
    db: new Kysely<Tables>({ dialect }),
    figures: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Opens PostgreSQL; connects on first use. `now` measures outages. */
export function openPostgres(
  url: string,
  connections = usualConnections,
  now = () => performance.now(),
): OpenedDatabase {
  const availability = createAvailability(now);
  const watch = createPostgresWatch(createProbe(url), availability);
  const open = (size: number, limit: number, migrates?: boolean) =>
    openPool(url, size, limit, watch, availability, migrates);
  const pools = {
    requests: open(connections, limits.request),
    tenants: open(tenantConnections, limits.tenant),
  };
  const [db, long] = [pools.requests.db, pools.tenants.db];
  return {
    kind: 'postgresql',
    db,
    long,
    share: Math.max(1, Math.ceil(connections / 2)),
    availability,
    pools: () => Object.entries(pools).map(([pool, { figures }]) => ({ pool, ...figures() })),
    async check() {
      await watch.check();
      // Probes by writing only after a failed write, so a healthy server has no extra cost.
      if (!availability.error()) return;
      await db.transaction().execute((trx) => writeSome.execute(trx));
      const error = availability.error();
      if (error) throw error;
    },
    async migrating(work) {
      const { db: migrating } = open(migratingConnections, limits.migration, true);
      const alone = migrateAlone(migrating, limits.migration, () => work(migrating));
      return alone.finally(() => migrating.destroy());
    },
    async close() {
      watch.stop();
      await Promise.all([db.destroy(), long.destroy()]);
    },
  };
}
