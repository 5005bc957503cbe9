import { notes } from '@balcao/contract/schema/notes.ts';
import * as z from 'zod';
import { type Chance, times } from './chance.ts';
import { anyJson, anyText } from './texts.ts';

/** Check as stored by zod; each kind has only some of these fields. */
interface Check {
  length?: number;
  minimum?: number;
  maximum?: number;
  value?: number;
  check: string;
  pattern?: RegExp;
}

function boundsOf(schema: z.ZodType): Pick<Check, 'minimum' | 'maximum' | 'pattern'> {
  const { checks = [] } = schema.def as { checks?: { _zod: { def: Check } }[] };
  const bounds: Pick<Check, 'minimum' | 'maximum' | 'pattern'> = {};
  for (const { _zod } of checks) {
    const { length, minimum, maximum, pattern, value, check } = _zod.def;
    bounds.minimum ??= check === 'greater_than' ? value : (minimum ?? length);
    bounds.maximum ??= check === 'less_than' ? value : (maximum ?? length);
    bounds.pattern ??= pattern;
  }
  return bounds;
}

const centuries = { from: Date.UTC(1900), days: 110_000 };
const offsets = ['+00:00', '', 'Z', '+01:00', '-11:30'];

function dateTime(chance: Chance): string {
  const at = centuries.from + chance.below(centuries.days) * 86_400_000 + chance.below(86_400) * 1000;
  return new Date(at).toISOString().slice(0, 19) + chance.of(offsets);
}

/** Texts that often cause trouble in databases, JSON and HTML. */
const awkward = ["'", '"', '\\', '%', '$1', '</script>', '\u2028', '\ufeff', '🙂', '\ud800', '[1]', '{}'];
const emails = ['a@b.example', 'ana.costa+x@cliente.example', `${'x'.repeat(50)}@example.pt`, "o'x@a-b.example"];
const urls = [
  'https://loja.example',
  'http://a.example:8080/%20?a=b&c[]=d#e',
  `https://loja.example/${'x'.repeat(200)}`,
];

/** Varies a text but keeps its form: digits become digits, letters become letters. */
const alike = (text: string, chance: Chance) =>
  text.replace(/[0-9a-f]/g, (sign) =>
    chance.percent(50) ? sign : /\d/.test(sign) ? String(chance.below(10)) : chance.of([...'abcdef']),
  );

function text(schema: z.ZodType, example: unknown, chance: Chance): string {
  const { minimum = 0, maximum = 60, pattern } = boundsOf(schema);
  const length = minimum + chance.below(Math.min(maximum, 60) - minimum + 1);
  if (pattern?.source === '^\\d+$') return times(Math.max(length, 1), () => chance.below(10)).join('');
  if (pattern) return alike(String(example), chance);
  // Without NUL: schemas accept it, but the sandbox refuses it, because PostgreSQL cannot store it.
  const any = () => anyText(chance, length).replaceAll('\0', '0').padEnd(minimum, 'x');
  return chance.percent(30) ? chance.of(awkward) : any();
}

function leaf(schema: z.ZodType, example: unknown, chance: Chance): unknown {
  if (schema instanceof z.ZodEnum) return chance.of(schema.options);
  if (schema instanceof z.ZodLiteral) return chance.of([...schema.values]);
  if (schema instanceof z.ZodBoolean) return chance.percent(50);
  if (schema instanceof z.ZodISODateTime) return dateTime(chance);
  if (schema instanceof z.ZodEmail) return chance.of(emails);
  if (schema instanceof z.ZodURL) return chance.of(urls);
  if (schema instanceof z.ZodNumber) {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = boundsOf(schema);
    if (!chance.percent(40)) return 50 + chance.below(20_000);
    return chance.of([minimum, maximum, minimum + chance.below(2 ** 31)]);
  }
  if (schema instanceof z.ZodRecord || schema instanceof z.ZodUnknown) {
    const value = anyJson(chance);
    return schema instanceof z.ZodUnknown ? value : { [anyText(chance, 8)]: value };
  }
  return text(schema, example, chance);
}

/** Number of attempts to find a value that the schema accepts, before the example is used. */
const mostTries = 20;

function validLeaf(schema: z.ZodType, chance: Chance): unknown {
  const takes = (value: unknown) => schema.safeParse(value).success;
  const example = notes.get(schema)?.example;
  if (takes(example) && !chance.percent(60)) return example;
  for (let left = mostTries; left > 0; left -= 1) {
    const made = leaf(schema, example, chance);
    if (takes(made)) return made;
  }
  return example;
}

/** Value that a schema accepts: examples of its fields, and variants of them. */
export function validValue(schema: z.ZodType, chance: Chance): unknown {
  const inside = (inner: unknown) => validValue(inner as z.ZodType, chance);
  if (schema instanceof z.ZodOptional) return chance.percent(40) ? undefined : inside(schema.unwrap());
  if (schema instanceof z.ZodNullable) return chance.percent(20) ? null : inside(schema.unwrap());
  if (schema instanceof z.ZodDefault) return inside(schema.unwrap());
  if (schema instanceof z.ZodPipe) return inside(schema.out);
  if (schema instanceof z.ZodArray) return times(1 + chance.below(3), () => inside(schema.element));
  if (!(schema instanceof z.ZodObject)) return validLeaf(schema, chance);
  return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, inside(field)]));
}
