/** Whether a statement changes what is remembered: tables that most requests read, and few change. */
export const isChange = (text: string) =>
  /\b(insert into|update|delete from|table)\s+"?(tenants|platforms|entities|bank_accounts)\b/i.test(text);

const mostRemembered = 1000;

/** Gives the last answer to a question with all its values, or asks; nobody may change an answer. */
export type Recall = <Found>(question: readonly string[], ask: () => Promise<Found>) => Promise<Found>;

/** Remembers answers until one of their tables changes; for a database that one process alone writes. */
export class Memory {
  /** Another map after each change, so that the answer to an earlier question is kept nowhere. */
  #found = new Map<string, unknown>();
  /** Whether the change of an open transaction may still be undone. */
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

  /** Comes before each change. @param isOpen whether it happens in a transaction */
  change(isOpen: boolean): void {
    this.#found = new Map();
    this.#isUndecided = isOpen;
  }

  decide(): void {
    this.#isUndecided = false;
  }
}
