/** Holders of a resource, by kind: an address, a tenant, all callers. */
export type Holders<Kind extends string> = Partial<Record<Kind, string>>;

/** Counts concurrent use per holder; a kind without a limit is not limited. */
export function createInUse<Kind extends string>(limits: Partial<Record<Kind, number>>) {
  const used = new Map<string, number>();
  const usedBy = (kind: string, name: unknown) => used.get(`${kind} ${name}`) ?? 0;

  function change(holders: Holders<Kind>, more: number): void {
    for (const [kind, name] of Object.entries(holders)) {
      const left = usedBy(kind, name) + more;
      // Sums of fractions may not reach zero exactly.
      if (left > 1e-9) used.set(`${kind} ${name}`, left);
      else used.delete(`${kind} ${name}`);
    }
  }

  return {
    /** Limit that more use would exceed; undefined without one. */
    limitFor(holders: Holders<Kind>, more = 1): { kind: Kind; most: number } | undefined {
      for (const kind of Object.keys(holders) as Kind[]) {
        const most = limits[kind];
        if (most !== undefined && usedBy(kind, holders[kind]) + more > most) return { kind, most };
      }
    },
    /** Adds use of the holders, whatever the limits. @returns function that releases it */
    add(holders: Holders<Kind>, more = 1): () => void {
      change(holders, more);
      return () => change(holders, -more);
    },
  };
}
