import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { collectFields, type Described, descriptionOf, responseSchemasOf } from './description.ts';

/** Output folder of a full test run; nothing is recorded if it is not set. */
const folder = process.env.TRAFFIC_FOLDER;

const seen = new Set<string>();
const unwritten = new Set<string>();

/** Records the fields of a response. */
export function recordResponse(
  { id, base }: { id: string; base: Described | '/payer' },
  status: number,
  body: unknown,
): void {
  if (!folder || base === '/payer') return;
  const schema = responseSchemasOf(base).get(`${id} ${status}`);
  if (!schema) return;
  const fields = new Set<string>();
  collectFields(descriptionOf(base), schema, `${id} ${status}`, fields, [body]);
  for (const field of fields) {
    if (!seen.has(field)) unwritten.add(field);
    seen.add(field);
  }
}

/** Appends the recorded fields to the file of this worker. */
export function writeTraffic(): void {
  if (!folder || unwritten.size === 0) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}-${threadId}.txt`), `${[...unwritten].join('\n')}\n`);
  unwritten.clear();
}
