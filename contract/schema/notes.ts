import * as z from 'zod';
import type { Words } from '../words/locales.ts';

/** What the description says about a schema: one sentence per language and, for fields, an example. */
interface FieldNote {
  words: Words;
  example?: unknown;
  /** Name of the component this schema becomes in the description; only {@link named} sets it. */
  id?: string;
}

/** Notes of every schema; programs without descriptions are built without (tools/run/withoutDescriptions.mjs). */
export const notes = z.registry<FieldNote>();

/** A copy of a schema with a note: one base schema can carry different sentences in different places. */
export function noted<S extends z.ZodType>(schema: S, note: FieldNote): S {
  const own = schema.clone() as S;
  notes.add(own, note);
  return own;
}

export function named<S extends z.ZodType>(schema: S, note: FieldNote): S {
  notes.add(schema, note);
  return schema;
}
