/** Tables that most requests read, and few change. */
const changesRemembered =
  /\b(insert into|update|delete from|table)\s+"?(tenants|platforms|entities|bank_accounts)\b/i;

/** Whether a statement changes what is remembered. */
export const isChange = (text: string) => changesRemembered.test(text);

/** Answers that are remembered at once. */
const mostRemembered = 1000;

/**
 * Gives the last answer to a question, or asks.
 * @param question what is asked, with all values that the answer depends on
 * @returns an answer that nobody changes
 */
export type Recall = <Found>(question: readonly string[], ask: () => Promise<Found>) => Promise<Found>;

interface Memory {
  recall: Recall;
  /** Comes before each change. @param isOpen whether it happens in a transaction */
  change(isOpen: boolean): void;
  /** The transaction has ended. */
  decide(): void;
}

/**
 * Remembers what was found in tables that few requests change, until one does; for a database that one process alone
 * writes.
 */
export function createMemory(): Memory {
  /** Another map after each change, so that the answer to an earlier question is kept nowhere. */
  let found = new Map<string, unknown>();
  /** Whether the change of an open transaction may still be undone. */
  let isUndecided = false;
  return {
    async recall(question, ask) {
      const key = JSON.stringify(question);
      const known = found;
      if (isUndecided) return ask();
      if (known.has(key)) return known.get(key) as never;
      const answer = await ask();
      if (known.size >= mostRemembered) known.clear();
      known.set(key, answer);
      return answer;
    },
    change(isOpen) {
      found = new Map();
      isUndecided = isOpen;
    },
    decide() {
      isUndecided = false;
    },
  };
}
