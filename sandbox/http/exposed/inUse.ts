/** Holders of a resource by kind: an address, a tenant or all callers. */
export type Holders<Kind extends string> = Partial<Record<Kind, string>>;

/** Counts concurrent use per holder; kinds missing from `limits` are unlimited. */
export function createInUse<Kind extends string>(limits: Partial<Record<Kind, number>>) {
  const used = new Map<string, number>();
  const usedBy = (kind: string, name: unknown) => used.get(`${kind} ${name}`) ?? 0;

  function change(holders: Holders<Kind>, more: number): void {
    for (const [kind, name] of Object.entries(holders)) {
      const left = usedBy(kind, name) + more;
      // Sums of fractions may not return to exactly zero.
      if (left > 1e-9) used.set(`${kind} ${name}`, left);
      else used.delete(`${kind} ${name}`);
    }
  }

  return {
    /** Finds the limit that more use would exceed; undefined if there is none. */
    limitFor(holders: Holders<Kind>, more = 1): { kind: Kind; most: number } | undefined {
      for (const kind of Object.keys(holders) as Kind[]) {
        const most = limits[kind];
        if (most !== undefined && usedBy(kind, holders[kind]) + more > most) return { kind, most };
      }
    },
    /** Adds use for the holders without checking limits. @returns function that releases it */
    add(holders: Holders<Kind>, more = 1): () => void {
      change(holders, more);
      return () => change(holders, -more);
    },
  };
}
