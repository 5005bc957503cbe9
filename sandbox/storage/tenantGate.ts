/** Coordinates work on parts of a tenant with work on the whole. */
interface TenantGate {
  /** Runs work concurrently with other work on the tenant, up to the tenant's share. */
  beside<T>(tenant: string, work: () => Promise<T>): Promise<T>;
  /** Runs work alone on the tenant, after work in progress and before later work. */
  alone<T>(tenant: string, work: () => Promise<T>): Promise<T>;
}

interface Turn {
  alone: boolean;
  start(): void;
}

interface Line {
  running: number;
  alone: boolean;
  waiting: Turn[];
}

/**
 * Queue of each tenant in this process. Work of a tenant waits here instead of on a connection, because a single reset
 * and the work waiting for its rows would otherwise occupy the whole pool. Also avoids deadlocks, which PostgreSQL
 * takes a second to detect. Between processes the database decides.
 * @param share maximum number of concurrent tasks of a tenant
 */
export function createTenantGate(share: number): TenantGate {
  const lines = new Map<string, Line>();

  function startNext(tenant: string, line: Line): void {
    for (;;) {
      const [next] = line.waiting;
      if (!next) break;
      const free = next.alone ? line.running === 0 : !line.alone && line.running < share;
      if (!free) return;
      line.waiting.shift();
      line.running += 1;
      line.alone = next.alone;
      next.start();
      if (next.alone) return;
    }
    if (line.running === 0) lines.delete(tenant);
  }

  async function pass<T>(tenant: string, alone: boolean, work: () => Promise<T>): Promise<T> {
    const line = lines.get(tenant) ?? { running: 0, alone: false, waiting: [] };
    lines.set(tenant, line);
    await new Promise<void>((start) => {
      line.waiting.push({ alone, start });
      startNext(tenant, line);
    });
    try {
      return await work();
    } finally {
      line.running -= 1;
      line.alone = false;
      startNext(tenant, line);
    }
  }

  return {
    beside: (tenant, work) => pass(tenant, false, work),
    alone: (tenant, work) => pass(tenant, true, work),
  };
}
