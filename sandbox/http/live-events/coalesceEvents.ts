import type { LiveEvent } from '../../domain/simulator/liveEvent.ts';

/** More events of one kind at once mean no more than one of them without an id. */
const mostOfAKind = 20;

/** Events as a page needs them: each change once, and many of one kind as a single one. */
export function coalesceEvents(events: readonly LiveEvent[]): LiveEvent[] {
  const kinds = new Map<string, Map<string | null, LiveEvent>>();
  for (const event of events) {
    const kind = `${event.kind} ${event.platformCode}`;
    const same = kinds.get(kind) ?? new Map<string | null, LiveEvent>();
    kinds.set(kind, same.set(event.id, event));
  }
  return [...kinds.values()].flatMap((same) => {
    const [first] = same.values();
    return first && same.size > mostOfAKind ? [{ ...first, id: null }] : [...same.values()];
  });
}
