import { jsonIn, operationsIn, parametersOf } from '@balcao/openapi/operations.ts';
import { resolveReference } from '@balcao/openapi/references.ts';
import type { DescribedOperation, JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import type { SiteLocale } from '../../locales.ts';
import { descriptionsIn, once } from './contract.ts';

export interface FieldFact {
  /** Path of the field as written on pages: `redirects[].type`. */
  name: string;
  type: string;
  isRequired: boolean;
  /** Optional object that contains a required field. The field is required only if the object is sent. */
  requiredWith?: string;
  isNullable: boolean;
  words: string;
  format?: string;
  pattern?: string;
  example?: string;
  oneOf?: readonly string[];
  standard?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Fields by path, with dots only: `payment.amount`, `redirects.type`. */
type Fields = Record<string, FieldFact>;

/** Appends a key to a path, with a dot in objects and with brackets in query parameters of style `deepObject`. */
type Join = (parent: string, key: string) => string;
const dotted: Join = (parent, key) => (parent ? `${parent}.${key}` : key);
const bracketed: Join = (parent, key) => `${parent}[${key}]`;

const typesOf = ({ type = 'object' }: JsonSchema) => [type].flat();

function withoutAnyOf(field: JsonSchema): JsonSchema {
  const { anyOf, ...beside } = field;
  const choice = anyOf?.find(({ type }) => type !== 'null');
  if (!choice) return field;
  return { ...choice, ...beside, type: [choice.type ?? 'object', 'null'].flat() };
}

/** Whether a field is required, and the nearest optional object that contains it. */
interface Presence {
  isRequired: boolean;
  optionalParent?: string;
}

function factOf(
  name: string,
  field: JsonSchema,
  { isRequired, optionalParent }: Presence,
  items?: JsonSchema,
): FieldFact {
  const [type = 'object'] = typesOf(items ?? field).filter((each) => each !== 'null');
  const { description, format, pattern, examples, example = examples?.[0] } = field;
  const { minimum, maximum, minLength, maxLength } = field;
  return {
    name,
    type: items ? `${type}[]` : type,
    isRequired,
    requiredWith: isRequired ? optionalParent : undefined,
    isNullable: typesOf(field).includes('null'),
    words: description ?? '',
    format,
    pattern,
    example: typeof example === 'object' || example === undefined ? undefined : String(example),
    oneOf: (items ?? field).enum?.filter((value) => value !== null).map(String),
    standard: field.default === undefined ? undefined : String(field.default),
    minimum,
    maximum,
    minLength,
    maxLength,
  };
}

/** A field and the fields inside it. `name` is the path as written on pages, and `way` the same path without `[]`. */
function withInside(
  [way, name]: [way: string, name: string],
  raw: JsonSchema,
  presence: Presence,
  description: OpenApiDocument,
  join: Join = dotted,
): Fields {
  const field = withoutAnyOf(resolveReference(description, raw));
  const items = field.items && resolveReference(description, field.items);
  const { properties = {}, required = [] } = items ?? field;
  const fields: Fields = way ? { [way]: factOf(name, field, presence, items) } : {};
  const optionalParent = way && !presence.isRequired ? name : presence.optionalParent;
  for (const [key, inner] of Object.entries(properties)) {
    const place: [string, string] = [dotted(way, key), join(items ? `${name}[]` : name, key)];
    const inside = { isRequired: required.includes(key), optionalParent };
    Object.assign(fields, withInside(place, inner, inside, description, join));
  }
  return fields;
}

/** Inputs of a call: parameters, then the fields of the body. */
function requestFields(operation: DescribedOperation, description: OpenApiDocument): Fields {
  const fields: Fields = {};
  for (const parameter of parametersOf(description, operation)) {
    const { name, schema, required = false, description: words, style, example } = parameter;
    const join = style === 'deepObject' ? bracketed : dotted;
    Object.assign(
      fields,
      withInside([name, name], { ...schema, example, description: words }, { isRequired: required }, description, join),
    );
  }
  const body = jsonIn(operation.requestBody?.content)?.schema;
  return { ...fields, ...(body && withInside(['', ''], body, { isRequired: true }, description)) };
}

/** Fields in an API description: the inputs of each operation by its id, and the fields of each response model. */
export function describedFields(description: OpenApiDocument): Record<string, Fields> {
  const { paths, components } = description;
  return Object.fromEntries([
    ...operationsIn(paths).map(({ operation }) => {
      return [operation.operationId, requestFields(operation, description)] as const;
    }),
    ...Object.entries(components.schemas)
      .filter(([name]) => !/(Response|Request|Update)$/.test(name))
      .map(([name, schema]) => [name, withInside(['', ''], schema, { isRequired: true }, description)] as const),
  ]);
}

export const fieldsIn = once((locale: SiteLocale) => describedFields(descriptionsIn(locale)('api')));
