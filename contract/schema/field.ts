import * as z from 'zod';
import type { Words } from '../words/locales.ts';

/** What the description says about a schema: one sentence per language and, for fields, an example. */
export interface FieldNote {
  words: Words;
  example?: unknown;
  /** Name of the component this schema becomes in the description; only {@link model} sets it. */
  id?: string;
}

/** Notes of every schema of the contract; the description and the facts read them from here. */
export const notes = z.registry<FieldNote>();

/**
 * Attaches its sentence and example to a schema.
 * A fresh instance is noted, so that one base schema can carry different sentences in different places.
 * @param schema what the field accepts
 * @param words its sentence in each language
 * @param example a value that passes the schema
 */
export function field<S extends z.ZodType>(schema: S, words: Words, example?: unknown): S {
  const own = schema.clone() as S;
  notes.add(own, { words, example });
  return own;
}

/**
 * Names an object of the contract, so that the description shows it once and links to it.
 * @param id component name, as readers know the object (`Payment`)
 */
export function model<S extends z.ZodType>(id: string, schema: S, words: Words): S {
  notes.add(schema, { words, id });
  return schema;
}
