import pg from 'pg';

/** Server-side limits in milliseconds, by the names of their settings. */
type Limits = Readonly<Record<'statement_timeout' | 'idle_in_transaction_session_timeout', number>>;

interface LimitedPool {
  pool: pg.Pool;
  connect(): Promise<pg.PoolClient>;
  /** Statements that set the limits of a transaction; none if each connection has them from its start. */
  atBegin(): readonly string[];
}

/** Whether PgBouncer refused a connection with startup settings, which would leak to its next client. */
const refusesSettings = ({ code, message }: { code?: unknown; message: string }) =>
  code === '08P01' && message.startsWith('unsupported startup parameter');

/** Sets the limits at the start of a connection; behind a pooler that refuses this, in each transaction. */
export function openLimitedPool(config: pg.PoolConfig, limits: Limits): LimitedPool {
  const pool = new pg.Pool({ ...config, ...limits, allowExitOnIdle: true });
  let atBegin: readonly string[] = [];
  return {
    pool,
    atBegin: () => atBegin,
    async connect() {
      try {
        return await pool.connect();
      } catch (error) {
        if (!refusesSettings(error as Error)) throw error;
        for (const name of Object.keys(limits)) Object.assign(pool.options, { [name]: undefined });
        atBegin = Object.entries(limits).map(([name, value]) => `set local ${name} = ${value}`);
        return await pool.connect();
      }
    },
  };
}
