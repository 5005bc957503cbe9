import type { LiveEventStore } from '../../domain/simulator/liveEvent.ts';

/**
 * Lets streams that ask the same at the same time share one query: those of one platform that were woken together.
 * What a query begun earlier may miss is read at the next notice, which always follows the write.
 */
export function shareReads(store: LiveEventStore): LiveEventStore['after'] {
  const asked = new Map<string, ReturnType<LiveEventStore['after']>>();
  return (...question) => {
    const key = JSON.stringify(question);
    const known = asked.get(key);
    if (known) return known;
    const answer = store.after(...question).finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  };
}
