import { nearestNames } from '@balcao/text/nearestNames.ts';
import * as z from 'zod';

type Read = { value: unknown } | { problem: string };

/** Remedy for a missing value. */
const leaveOut = 'Leave it out, or give its value';

const wholeNumber = /^-?\d{1,15}$/;
const anyNumber = /^-?\d{1,15}(\.\d{1,15})?$/;

const givenType = (schema: unknown): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? givenType(schema.unwrap())
    : (schema as z.ZodType);

function readJson(written: string, what: string): Read {
  try {
    return { value: JSON.parse(written) };
  } catch (error) {
    return { problem: `text that is no JSON: ${(error as Error).message}. Give ${what}` };
  }
}

/** Reads ids and codes, including those sent as numbers. */
const readText = (_: z.ZodType, given: unknown): Read => ({
  value: Number.isSafeInteger(given) ? String(given) : given,
});

/** Reads integers. Refuses text with a decimal point, because `10.00` may mean ten euros or ten cents. */
function readNumber(schema: z.ZodType, given: unknown): Read {
  const form = (schema as z.ZodNumber).format === 'safeint' ? wholeNumber : anyNumber;
  return { value: typeof given === 'string' && form.test(given.trim()) ? Number(given) : given };
}

function readChoice(schema: z.ZodType, given: unknown): Read {
  const wanted = String(given).trim().toLowerCase();
  const found = (schema as z.ZodEnum).options.find((each) => String(each).toLowerCase() === wanted);
  return { value: typeof given === 'string' ? (found ?? given) : given };
}

/** Reads a list, which may also be JSON text, comma-separated text, or a single element. */
function readList(schema: z.ZodType, given: unknown): Read {
  if (Array.isArray(given)) {
    const { element } = schema as z.ZodArray;
    const read = given.map((each) => readValue(element as z.ZodType, each));
    return read.find((each) => 'problem' in each) ?? { value: read.map((each) => 'value' in each && each.value) };
  }
  if (typeof given !== 'string') return { value: given };
  if (!given.trimStart().startsWith('['))
    return readList(
      schema,
      given.split(',').map((each) => each.trim()),
    );
  const json = readJson(given, 'a list');
  return 'value' in json ? readList(schema, json.value) : json;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parameters as in a URL: lists joined with commas, and the ends of a range in brackets; an empty range is omitted. */
const flattened = (given: Record<string, unknown>): [string, unknown][] =>
  Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value)) return [[name, value.join(',')]];
    if (!isObject(value)) return [[name, value]];
    const ends = flattened(value).map(([inner, each]): [string, unknown] => [`${name}[${inner}]`, each]);
    return ends.length > 0 ? ends : [[name, null]];
  });

/** Reads an object, which may also be JSON text. Refuses a parameter without a value, because it would widen a list. */
function readObject(schema: z.ZodType, given: unknown): Read {
  const read = typeof given === 'string' ? readJson(given, 'an object') : { value: given };
  const isFlat = ((schema as z.ZodRecord).valueType as z.ZodType).def.type === 'union';
  if (!('value' in read) || !isFlat || !isObject(read.value)) return read;
  const parameters = flattened(read.value);
  const empty = parameters.flatMap(([name, value]) => (value === null ? [`\`${name}\``] : []));
  if (empty.length > 0) return { problem: `no value came for ${empty.join(', ')}. ${leaveOut}` };
  return { value: Object.fromEntries(parameters) };
}

const readers: Readonly<Record<string, (schema: z.ZodType, given: unknown) => Read>> = {
  string: readText,
  number: readNumber,
  enum: readChoice,
  array: readList,
  record: readObject,
};

const readValue = (schema: z.ZodType, given: unknown): Read =>
  readers[schema.def.type]?.(schema, given) ?? { value: given };

/** Reads an argument leniently. Null omits an optional argument, except a filter; an empty string omits nothing. */
function readArgument(schema: z.ZodType, given: unknown, filters: boolean): Read {
  const mayBeLeftOut = schema.safeParse(undefined).success;
  const isFilter = filters && schema instanceof z.ZodOptional;
  if (mayBeLeftOut && (given === '' || (given === null && isFilter)))
    return { problem: `is ${given === '' ? 'empty' : 'null'}. ${leaveOut}` };
  if (mayBeLeftOut && given === null) return { value: undefined };
  return readValue(givenType(schema), given);
}

/** Known members of a tool call in any revision of the protocol. */
const callMembers = ['name', 'arguments', '_meta', 'task', 'inputResponses', 'requestState'];

/** Prefix of arguments that were sent beside `arguments`. */
const besideArguments = 'params.';

/**
 * Moves unknown members of a call, such as `input`, into `arguments`, so that the tool refuses them instead of using
 * defaults. Parses arguments in JSON text, and corrects an unknown tool name to the nearest one.
 * @param message JSON-RPC message, changed in place
 */
export function readCall(message: unknown, tools: readonly string[]): void {
  if (!isObject(message) || message.method !== 'tools/call' || !isObject(message.params)) return;
  const { params } = message;
  if (typeof params.arguments === 'string') {
    const read = readJson(params.arguments, 'an object');
    if ('value' in read && isObject(read.value)) params.arguments = read.value;
  }
  const beside = Object.entries(params).filter(([name]) => !callMembers.includes(name));
  if (beside.length > 0)
    params.arguments = Object.fromEntries(beside.map(([name, value]) => [besideArguments + name, value]));
  if (typeof params.name !== 'string' || tools.includes(params.name)) return;
  const [nearest] = nearestNames(params.name.split('__').at(-1) ?? '', tools);
  if (nearest) params.name = `${params.name} (${nearest}?)`;
}

/** Message about an unknown argument, which is refused because ignoring it would change the effect of the tool. */
function unknownArgument(name: string, known: readonly string[]): string {
  const beside = name.startsWith(besideArguments) ? name.slice(besideArguments.length, 60) : '';
  if (beside) return `tools/call has no \`${beside}\`: what a tool takes goes in \`arguments\``;
  const [nearest] = nearestNames(name, known);
  const meant = nearest ? `; perhaps \`${nearest}\` is meant` : '';
  return `there is no argument \`${name.slice(0, 60)}\`${meant}`;
}

/** Compact JSON Schema of an input, without the dialect, which the protocol fixes, and without constraints on names. */
function published(input: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    override({ jsonSchema }) {
      jsonSchema.propertyNames = undefined;
    },
  });
  return schema;
}

/**
 * Input of a tool, published with its types but parsed leniently: accepts JSON as text, a number as text and a code as
 * a number. Refuses an unknown argument with the nearest known one.
 * @param filters whether optional arguments narrow the results of a tool
 * @returns a schema for the MCP server (Standard Schema)
 */
export function readArguments<Input extends z.ZodObject>(input: Input, filters: boolean) {
  const shape: Record<string, z.ZodType> = input.shape;
  const strict = z.strictObject(shape);
  const standard = strict['~standard'];
  const known = Object.keys(shape);
  const validate: typeof standard.validate = (given) => {
    const values = Object.entries((given ?? {}) as object).map(([name, value]) => ({
      name,
      read:
        shape[name] && Object.hasOwn(shape, name)
          ? readArgument(shape[name], value, filters)
          : { problem: unknownArgument(name, known) },
    }));
    const issues = values.flatMap(({ name, read }) =>
      'problem' in read ? [{ message: read.problem, path: known.includes(name) ? [name] : [] }] : [],
    );
    const takes = `it takes ${known.map((name) => `\`${name}\``).join(', ') || 'none'}`;
    const isUnknown = issues.some(({ path }) => path.length === 0);
    if (issues.length > 0) return { issues: [...issues, ...(isUnknown ? [{ message: takes }] : [])] };
    return standard.validate(Object.fromEntries(values.map(({ name, read }) => [name, 'value' in read && read.value])));
  };
  const jsonSchema = { ...standard.jsonSchema, input: () => published(strict) };
  return { '~standard': { ...standard, validate, jsonSchema } };
}
