import pg from 'pg';

/** Server-side limits in milliseconds, by the name of their setting. */
type Limits = Readonly<Record<'statement_timeout' | 'idle_in_transaction_session_timeout', number>>;

interface LimitedPool {
  pool: pg.Pool;
  connect(): Promise<pg.PoolClient>;
  /** Statements that set the limits of a transaction; none if they are set when a connection starts. */
  atBegin(): readonly string[];
}

/** Whether PgBouncer refused the startup settings of a connection, which would leak to its next client. */
const refusesSettings = ({ code, message }: { code?: unknown; message: string }) =>
  code === '08P01' && message.startsWith('unsupported startup parameter');

/** Sets the limits when a connection starts, or in each transaction if a pooler refuses startup settings. */
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
