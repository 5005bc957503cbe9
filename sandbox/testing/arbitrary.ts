import { notes } from '@balcao/contract/schema/notes.ts';
import fc from 'fast-check';
import * as z from 'zod';

/** What the checks of a text or number leave over. */
interface Bounds {
  minimum?: number;
  maximum?: number;
  pattern?: RegExp;
}

/** A check as zod writes it down; only some of these fields belong to each kind. */
interface Check {
  length?: number;
  minimum?: number;
  maximum?: number;
  value?: number;
  check: string;
  pattern?: RegExp;
}

function boundsOf(schema: z.ZodType): Bounds {
  const { checks = [] } = schema.def as { checks?: { _zod: { def: Check } }[] };
  const bounds: Bounds = {};
  for (const { _zod } of checks) {
    const { length, minimum, maximum, pattern, value, check } = _zod.def;
    bounds.minimum ??= check === 'greater_than' ? value : (minimum ?? length);
    bounds.maximum ??= check === 'less_than' ? value : (maximum ?? length);
    bounds.pattern ??= pattern;
  }
  return bounds;
}

const instants = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const offsets = fc.constantFrom('', 'Z', '+00:00', '+01:00', '-11:30');
const dateTimes = fc.tuple(instants, offsets).map(([date, offset]) => date.slice(0, 19) + offset);

/** Letters of every plane, those that databases, JSON and HTML stumble over in front. */
const letters = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom("'", '"', '\\', '%', '$1', '</script>', '\u2028', '\ufeff', '🙂', '\ud800', '[1]', '{}'),
);

function textOf({ minimum = 0, maximum = 60, pattern }: Bounds): fc.Arbitrary<string> {
  if (!pattern) return letters.filter(({ length }) => length >= minimum && length <= maximum);
  if (pattern.source === '^\\d+$') {
    const unit = fc.constantFrom(...'0123456789');
    return fc.string({ unit, minLength: Math.max(minimum, 1), maxLength: Math.min(maximum, 30) });
  }
  return fc.stringMatching(pattern);
}

function leafOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodISODateTime) return dateTimes;
  if (schema instanceof z.ZodEmail) return fc.emailAddress();
  if (schema instanceof z.ZodURL) return fc.webUrl({ withQueryParameters: true, withFragments: true });
  if (schema instanceof z.ZodNumber) {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = boundsOf(schema);
    const max = Math.min(maximum, Number.MAX_SAFE_INTEGER);
    return fc.oneof(
      fc.integer({ min: 50, max: 20_000 }),
      fc.maxSafeNat().map((n) => (n % max) + minimum),
    );
  }
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(letters, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 });
  if (schema instanceof z.ZodUnknown) return fc.jsonValue({ maxDepth: 2 });
  return textOf(boundsOf(schema));
}

const examples = (schema: z.ZodType): unknown[] => {
  const example = notes.get(schema)?.example;
  return example === undefined ? [] : [example];
};

/**
 * Values that a schema of the contract accepts: its own examples, and others of the same kind.
 * @param schema of a body, of parameters, or of a field of either
 */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) {
    return fc.option(valuesOf(schema.unwrap() as z.ZodType), { nil: undefined });
  }
  if (schema instanceof z.ZodNullable) return fc.option(valuesOf(schema.unwrap() as z.ZodType));
  if (schema instanceof z.ZodDefault) return valuesOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return valuesOf(schema.out as z.ZodType);
  if (schema instanceof z.ZodArray) {
    return fc.array(valuesOf(schema.element as z.ZodType), { minLength: 1, maxLength: 3 });
  }
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.ZodType> = schema.shape;
    const fields = Object.entries(shape).map(([name, field]) => [name, valuesOf(field)]);
    return fc.record(Object.fromEntries(fields));
  }
  const made = leafOf(schema).filter((value) => schema.safeParse(value).success);
  const known = examples(schema).filter((value) => schema.safeParse(value).success);
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), made) : made;
}
