/** Who has something, by kind: an address, a tenant, everybody. */
export type Holders<Kind extends string> = Partial<Record<Kind, string>>;

/** How much of something is in use at once, by who has it. */
export interface InUse<Kind extends string> {
  /** The limit that keeps holders from having more; undefined where none does. */
  limitFor(holders: Holders<Kind>, more?: number): { kind: Kind; most: number } | undefined;
  /** Lets holders have more, whatever the limits. @returns what gives it back */
  add(holders: Holders<Kind>, more?: number): () => void;
}

/** @param limits for each holder of a kind; a kind without one is not limited */
export function createInUse<Kind extends string>(limits: Partial<Record<Kind, number>>): InUse<Kind> {
  const used = new Map<string, number>();
  const keysOf = (holders: Holders<Kind>) =>
    (Object.entries(holders) as [Kind, string][]).map(([kind, name]) => ({ kind, key: `${kind} ${name}` }));

  function change(holders: Holders<Kind>, more: number): void {
    for (const { key } of keysOf(holders)) {
      const left = (used.get(key) ?? 0) + more;
      // Sums of fractions end beside zero.
      if (left > 1e-9) used.set(key, left);
      else used.delete(key);
    }
  }

  return {
    limitFor(holders, more = 1) {
      for (const { kind, key } of keysOf(holders)) {
        const most = limits[kind];
        if (most !== undefined && (used.get(key) ?? 0) + more > most) return { kind, most };
      }
      return undefined;
    },
    add(holders, more = 1) {
      change(holders, more);
      return () => change(holders, -more);
    },
  };
}
