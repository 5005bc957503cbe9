import { nameOfReference, resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';

/** Parses a number. Other text is kept, so that the check reports it; it can still be sent. */
export function numberFrom(text: string): number | string {
  return text !== '' && String(Number(text)) === text ? Number(text) : text;
}

const words: Readonly<Record<string, unknown>> = { true: true, false: false };

/** Parses the text of a scalar field as a JSON keyword, a number, or else a string. */
export function scalarFrom(text: string): unknown {
  return words[text] ?? numberFrom(text);
}

export function inputText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export type EnumMeanings = Readonly<Record<string, string>>;

/** Meanings that cover all values. A field is recognised by its values rather than its name. */
export function meaningsOf(values: readonly unknown[], tables: readonly EnumMeanings[]): EnumMeanings | undefined {
  return tables.find((table) => values.every((value) => table[String(value)] !== undefined));
}

/** Kind of input for a field. `scalar` takes a string, a number or a JSON keyword. */
export type FieldKind = 'text' | 'number' | 'choice' | 'scalar' | 'object' | 'list' | 'map';

/** Field of a body. The fields inside it are read when it is shown. */
export interface BodyField {
  name: string;
  kind: FieldKind;
  /** Type to show: `integer`, `string`, `object[]`. */
  type: string;
  required: boolean;
  nullable: boolean;
  description: string;
  choices: readonly unknown[];
  schema: JsonSchema;
  model?: string;
}

/** Reads a field from its schema. `anyOf` with null makes it nullable. */
export function bodyField(document: OpenApiDocument, name: string, raw: JsonSchema, required: boolean): BodyField {
  const { schema, model, nullable } = withoutNull(document, raw);
  const types = [schema.type ?? []].flat();
  const own = types.filter((type) => type !== 'null');
  const choices = choicesOf(schema, own);
  return {
    name,
    kind: kindOf(schema, own, choices),
    type: typeWords(document, schema, own),
    required,
    nullable,
    description: schema.description ?? '',
    choices,
    schema,
    model,
  };
}

/** Fields of an object in the description's order, required ones first. */
export function bodyFields(document: OpenApiDocument, schema: JsonSchema): BodyField[] {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, inside]) =>
    bodyField(document, name, inside, required.includes(name)),
  );
  return [...fields.filter((field) => field.required), ...fields.filter((field) => !field.required)];
}

/** Schema without null, and whether null is allowed. */
function withoutNull(document: OpenApiDocument, raw: JsonSchema) {
  const schema = resolveReference(document, raw);
  const model = nameOfReference(raw);
  const { anyOf, ...rest } = schema;
  if (!anyOf) return { schema, model, nullable: [schema.type].flat().includes('null') };
  const others = anyOf.filter((each) => each.type !== 'null');
  const nullable = others.length < anyOf.length;
  const only = others.length === 1 ? others[0] : undefined;
  if (!only) return { schema: rest, model, nullable };
  return { schema: { ...resolveReference(document, only), ...rest }, model: nameOfReference(only), nullable };
}

function choicesOf(schema: JsonSchema, types: readonly string[]): readonly unknown[] {
  if (schema.enum) return schema.enum.filter((value) => value !== null);
  return types.length === 1 && types[0] === 'boolean' ? [true, false] : [];
}

const kinds: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  array: 'list',
};

function kindOf(schema: JsonSchema, types: readonly string[], choices: readonly unknown[]): FieldKind {
  if (choices.length > 0) return 'choice';
  const [type] = types;
  if (types.length !== 1 || type === undefined) return 'scalar';
  if (type === 'object') return schema.properties ? 'object' : 'map';
  return kinds[type] ?? 'scalar';
}

function typeWords(document: OpenApiDocument, { items }: JsonSchema, types: readonly string[]): string {
  if (types[0] !== 'array' || !items) return types.join(' | ');
  const inside = [resolveReference(document, items).type ?? []].flat();
  return inside.map((type) => `${type}[]`).join(' | ') || 'array';
}
