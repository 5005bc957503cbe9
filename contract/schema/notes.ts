import * as z from 'zod';
import type { Words } from '../words/locales.ts';

/** Description of a schema: one sentence per language, and an example for fields. */
interface FieldNote {
  words: Words;
  example?: unknown;
  /** Name of the component in the description; set only by {@link named}. */
  id?: string;
}

/** Notes of all schemas. Programs built without descriptions omit them (tools/run/withoutDescriptions.mjs). */
export const notes = z.registry<FieldNote>();

/** Copies a schema and adds a note, so that one base schema can have several. */
export function noted<S extends z.ZodType>(schema: S, note: FieldNote): S {
  const own = schema.clone() as S;
  notes.add(own, note);
  return own;
}

export function named<S extends z.ZodType>(schema: S, note: FieldNote): S {
  notes.add(schema, note);
  return schema;
}
