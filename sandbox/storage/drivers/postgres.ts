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

/** Size of the pool for ordinary requests, where the options say none. */
const usualConnections = 10;

/** How long opening a connection, or waiting for a free one, may take. */
const connectMilliseconds = 5000;

/** A transaction that does nothing for this long is ended by the server: its locks must not outlive a frozen process. */
const idleMilliseconds = 30_000;

/** Longest time of one query of each kind of work. A migration may build an index over millions of rows. */
const limits = { request: 10_000, tenant: 60_000, migration: 30 * 60_000 } as const;

/** Connections for work on whole tenants (reset, import, export): it never takes those of ordinary requests. */
const tenantConnections = 2;

/** Who migrates has to see what others did before, whatever the database's own level of isolation is. */
const seesOthers = 'set transaction isolation level read committed';

/** One holds the lock, and Kysely's migrator reads the tables over a second while it works on a third. */
const migratingConnections = 3;

/** 64 KB that do not compress: a full disk may still take a single row. */
const writeSome = sql`
  create temporary table readiness on commit drop as
  select string_agg(md5(n::text), '') as text from generate_series(1, 2048) n`;

/** Counts, sums and 64-bit integers arrive as numbers: ids and times stay far below 2^53. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** A question on a connection of its own, so that a full pool is not taken for a dead server. */
function createProbe(url: string): Probe {
  let client: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    // A client that loses its connection emits `error`; without a listener that would end the process.
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
        // A server that turns a connection away for want of room is alive.
        if ((error as { code?: unknown }).code !== '53300') throw error;
      }
    },
    drop() {
      // Closed without a farewell: a server that is frozen would never answer it.
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
      // So that a transaction begins on the way of its first statement.
      pipeline: true,
      types: types as never,
      connectionTimeoutMillis: connectMilliseconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    { statement_timeout: limitMilliseconds, idle_in_transaction_session_timeout: idleMilliseconds },
  );
  // A connection that the server closes is replaced at its next use. `pg` reports it on the pool while the client is
  // idle and on the client while it is in use; an error that nobody listens to would end the process.
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
      // A client that arrives after nobody waits for it any more goes back.
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

/** Opens PostgreSQL, whose connections are made when needed; `now` measures outages. */
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
      // Only a server that could not write lately is asked to: a check must cost a healthy one nothing.
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
