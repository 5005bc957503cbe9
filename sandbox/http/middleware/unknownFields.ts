import { distance } from 'fastest-levenshtein';
import * as z from 'zod';
import type { RequestEntry } from '../../domain/ports.ts';

/** Further apart than this, a name is not a slip of another. */
const nearestDistance = 3;

/** Longer than this, a name is nobody's slip, and comparing it would only take time. */
const longestName = 60;

/** Names of a whole body that are looked at: one of names alone must not take long. */
const mostNames = 500;

/** A part of a JSON pointer (RFC 6901). */
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap());
  }
  return schema;
}

function nearestOf(name: string, known: readonly string[]): string | null {
  if (name.length > longestName) return null;
  const [best] = known
    .map((candidate) => ({ candidate, apart: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.apart - b.apart);
  return best && best.apart <= nearestDistance ? best.candidate : null;
}

/**
 * Fields of a body that the contract does not know: ignored, but shown in the log
 * (docs/decisions/response-envelope.md).
 * @returns a JSON pointer and the nearest known name for each
 */
export function unknownFields(
  schema: z.ZodType,
  raw: unknown,
  pointer = '',
  left = { names: mostNames },
): RequestEntry['warnings'] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(raw)) {
    const items = raw.slice(0, left.names);
    return items.flatMap((item, at) =>
      unknownFields(inner.element as z.ZodType, item, `${pointer}/${at}`, left),
    );
  }
  if (!(inner instanceof z.ZodObject) || typeof raw !== 'object' || raw === null) return [];
  const shape: Record<string, z.ZodType> = inner.shape;
  const names = Object.keys(raw).slice(0, left.names);
  left.names -= names.length;
  return names.flatMap((name) => {
    const value = (raw as Record<string, unknown>)[name];
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const here = `${pointer}/${escaped(name)}`;
    return known
      ? unknownFields(known, value, here, left)
      : [{ pointer: here, reason: 'unknown_field', nearest: nearestOf(name, Object.keys(shape)) }];
  });
}
