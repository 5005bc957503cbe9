/** Whether a statement changes a cached table. Cached tables are often read and seldom written. */
export const isChange = (text: string) =>
  /\b(insert into|update|delete from|table)\s+"?(tenants|platforms|entities|bank_accounts)\b/i.test(text);

const mostRemembered = 1000;

/** Returns the cached result of a query, or runs the query. Results are immutable. */
export type Recall = <Found>(question: readonly string[], ask: () => Promise<Found>) => Promise<Found>;

/** Caches query results until one of their tables changes. Requires a single process that writes the database. */
export class Memory {
  /** Replaced at each change, so that the result of a query in flight is not cached. */
  #found = new Map<string, unknown>();
  /** Whether an open transaction has changed a table. */
  #isUndecided = false;

  recall: Recall = async (question, ask) => {
    const key = JSON.stringify(question);
    const found = this.#found;
    if (this.#isUndecided) return ask();
    if (found.has(key)) return found.get(key) as never;
    const answer = await ask();
    if (found.size >= mostRemembered) found.clear();
    found.set(key, answer);
    return answer;
  };

  /** Called before each change. @param isOpen whether a transaction is open */
  change(isOpen: boolean): void {
    this.#found = new Map();
    this.#isUndecided = isOpen;
  }

  decide(): void {
    this.#isUndecided = false;
  }
}
