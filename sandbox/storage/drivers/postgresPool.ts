import pg from 'pg';

/** Limits that the server itself keeps to, in milliseconds, by the names of its settings. */
type Limits = Readonly<Record<'statement_timeout' | 'idle_in_transaction_session_timeout', number>>;

interface LimitedPool {
  pool: pg.Pool;
  connect(): Promise<pg.PoolClient>;
  /** Statements that set the limits of a transaction; none where each connection has them from its start. */
  atBegin(): readonly string[];
}

/** PgBouncer turns a connection away that asks for settings of its own: they would stay for its next client. */
const refusesSettings = ({ code, message }: { code?: unknown; message: string }) =>
  code === '08P01' && message.startsWith('unsupported startup parameter');

/** Connections ask for the limits when they begin; where a pooler refuses that, each transaction asks. */
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
