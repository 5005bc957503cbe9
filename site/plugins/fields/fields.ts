import type { FieldFact } from '../../src/facts/types.ts';
import { type Description, type Operation, resolveReference, type Schema, withoutAnyOf } from './schema.ts';

/** Fields by path, with dots only: `payment.amount`, `redirects.type`. */
export type Fields = Record<string, FieldFact>;

/** How a field's path is written: with dots in objects, with brackets in deep queries. */
type Join = (parent: string, key: string) => string;
const dotted: Join = (parent, key) => (parent ? `${parent}.${key}` : key);
const bracketed: Join = (parent, key) => `${parent}[${key}]`;

const typesOf = ({ type = 'object' }: Schema) => [type].flat();

/** Facts of one field for a guide's table. */
function factOf(name: string, field: Schema, isRequired: boolean, items?: Schema): FieldFact {
  const [type = 'object'] = typesOf(items ?? field).filter((each) => each !== 'null');
  const { description, format, pattern, examples, example = examples?.[0] } = field;
  const { minimum, maximum, minLength, maxLength } = field;
  return {
    name,
    type: items ? `${type}[]` : type,
    isRequired,
    isNullable: typesOf(field).includes('null'),
    words: description ?? '',
    format,
    pattern,
    example: typeof example === 'object' || example === undefined ? undefined : String(example),
    oneOf: (items ?? field).enum?.map(String),
    standard: field.default === undefined ? undefined : String(field.default),
    minimum,
    maximum,
    minLength,
    maxLength,
  };
}

/** A field and its inner fields; `name` is the written path, `way` the same without list signs. */
function withInside(
  [way, name]: [way: string, name: string],
  raw: Schema,
  isRequired: boolean,
  description: Description,
  join: Join = dotted,
): Fields {
  const { schemas } = description.components;
  const field = withoutAnyOf(resolveReference(raw, schemas));
  const items = field.items && resolveReference(field.items, schemas);
  const { properties = {}, required = [] } = items ?? field;
  const fields: Fields = way ? { [way]: factOf(name, field, isRequired, items) } : {};
  for (const [key, inner] of Object.entries(properties)) {
    const place: [string, string] = [dotted(way, key), join(items ? `${name}[]` : name, key)];
    Object.assign(fields, withInside(place, inner, required.includes(key), description, join));
  }
  return fields;
}

/** All inputs of a call: path, query and header parameters, then the fields of the body. */
function requestFields(operation: Operation, description: Description): Fields {
  const fields: Fields = {};
  for (const raw of operation.parameters ?? []) {
    const {
      name,
      schema,
      required = false,
      description: words,
      style,
      example,
    } = resolveReference(raw, description.components.parameters);
    const join = style === 'deepObject' ? bracketed : dotted;
    Object.assign(
      fields,
      withInside([name, name], { ...schema, example, description: words }, required, description, join),
    );
  }
  const body = operation.requestBody?.content['application/json']?.schema;
  return { ...fields, ...(body && withInside(['', ''], body, false, description)) };
}

/**
 * The fields of the description: inputs of each operation by id, and fields of each response model by name.
 * @param description the API's description in one language (contract/generated/openapi.<locale>.json)
 */
export function describedFields(description: Description): Record<string, Fields> {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  const { schemas } = description.components;
  return Object.fromEntries([
    ...operations.map((operation) => [operation.operationId, requestFields(operation, description)] as const),
    ...Object.keys(schemas)
      .filter((name) => !/(Answer|Request|Update)$/.test(name))
      .map((name) => [name, withInside(['', ''], schemas[name] ?? {}, false, description)] as const),
  ]);
}
