/** Lets work on a tenant take turns with work on the whole of it. */
interface TenantGate {
  /** Runs work beside other work on the tenant, as many at once as its share allows. */
  beside<T>(tenant: string, work: () => Promise<T>): Promise<T>;
  /** Runs work alone on the tenant: after what runs, before what comes later. */
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
 * One line a tenant, in this process. Work of one tenant that waits for another of its own waits here, not on a
 * connection: otherwise a single reset, and those who wait for its rows, would hold the whole pool. It also spares them
 * deadlocks, which PostgreSQL takes a second each to notice; between processes the database still decides.
 * @param share how much work of one tenant may run at once
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
