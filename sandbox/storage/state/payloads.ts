import { wrongField } from './expected.ts';
import type { StateRule } from './stateRule.ts';

/** Each delivery has its payload in the state: without one it could neither be shown nor sent. */
export function payloadRule(): StateRule {
  const there = new Set<unknown>();
  const used = new Map<unknown, number>();
  return {
    note(table, at, row) {
      if (table === 'webhook_payloads') there.add(row.id);
      if (table === 'deliveries') used.set(row.payload_id, at);
    },
    wrong() {
      const missing = [...used].find(([id]) => !there.has(id));
      return missing && wrongField(['tables', 'deliveries', missing[1], 'payload_id'], 'webhook_payloads/id');
    },
  };
}
