import type { buildFacts } from '@balcao/contract/facts/buildFacts.ts';
import { operationsIn, responsesOf } from '@balcao/openapi/operations.ts';
import { nameOfReference } from '@balcao/openapi/references.ts';
import type { Content, DescribedParameter, JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';

type Facts = ReturnType<typeof buildFacts>;

/** Lists the contract with one line per operation, field, code, row and limit, so that a change gives a short diff. */
export function listingOf(documents: Readonly<Record<string, OpenApiDocument>>, facts: Facts): string {
  return `${[...descriptionLines(documents), ...factLines(facts)].join('\n')}\n`;
}

/** Lines of the descriptions (such as `{ api: … }`): operations with their parameters, then fields. */
export function descriptionLines(documents: Readonly<Record<string, OpenApiDocument>>): string[] {
  const operations = Object.entries(documents).flatMap(([name, document]) => operationLines(name, document));
  const schemas = Object.values(documents).flatMap((document) =>
    Object.entries({ ...document.components.schemas, ...unnamedSchemas(document) }).flatMap(([name, schema]) =>
      fieldLines(name, schema),
    ),
  );
  return [...operations, ...new Set(schemas)];
}

/** Schemas that are inline in an operation; they occur only in external descriptions. */
function unnamedSchemas(document: OpenApiDocument): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {};
  for (const { path, operation } of operationsIn(document.paths)) {
    const { operationId = path, requestBody = {} } = operation;
    const bodies: [string, { content?: Content }][] = [['body', requestBody], ...responsesOf(document, operation)];
    for (const [name, { content = {} }] of bodies)
      for (const { schema } of Object.values(content)) if (schema?.properties) found[`${operationId}_${name}`] = schema;
  }
  return found;
}

/** Lines of an operation: its statuses and codes, then parameters, such as `api createRefund id* path type=string`. */
function operationLines(name: string, document: OpenApiDocument): string[] {
  const parameterLine = (owner: string, { name: field, in: place, required, schema }: DescribedParameter) =>
    `${name} ${owner} ${field}${required ? '*' : ''} ${place} ${shapeOf(schema)}`;
  const operations = [...operationsIn(document.paths), ...operationsIn(document.webhooks)];
  return [
    ...Object.entries(document.components.parameters ?? {}).map(([id, parameter]) => parameterLine(id, parameter)),
    ...operations.flatMap(({ path, method, operation }) => {
      const { operationId = path, requestBody = {}, security = [], parameters = [] } = operation;
      const schemes = security.map((scheme) => Object.keys(scheme).join('+') || 'none');
      const shared = parameters.flatMap((parameter) => ('$ref' in parameter ? [nameOfReference(parameter)] : []));
      const statuses = responsesOf(document, operation).map(([status, response]) =>
        [status, ...bodiesOf(response, `${operationId}_${status}`), ...(response['x-error-codes'] ?? [])].join(' '),
      );
      const head = [
        name,
        operationId,
        method.toUpperCase(),
        path,
        ...schemes,
        ...shared,
        ...bodiesOf(requestBody, `${operationId}_body`),
      ];
      const own = parameters.flatMap((parameter) =>
        '$ref' in parameter ? [] : [parameterLine(operationId, parameter)],
      );
      return [`${head.join(' ')}: ${statuses.join('; ')}`, ...own];
    }),
  ];
}

/** Content of a body, with its media type unless that is JSON. @param name name for inline fields */
function bodiesOf({ content = {} }: { content?: Record<string, { schema?: JsonSchema }> }, name: string): string[] {
  return Object.entries(content).map(([type, { schema }]) => {
    const shape = schema?.properties ? name : schema && shapeOf(schema);
    return [...(type === 'application/json' ? [] : [type]), shape ?? ''].join(' ').trim();
  });
}

/** Lines of a schema's fields, such as `Payment.amount* type=integer minimum=1`. Nested objects extend the path. */
function fieldLines(path: string, schema: JsonSchema): string[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const [first = '', ...inner] = fieldLines(`${path}.${name}`, field);
    const isRequired = required.includes(name);
    return [isRequired ? first.replace(`${path}.${name}`, `${path}.${name}*`) : first, ...inner];
  });
  const elements = items ? fieldLines(`${path}[]`, items).slice(1) : [];
  const forms = anyOf.flatMap((form, index) => fieldLines(`${path}|${index}`, form).slice(1));
  return [`${path} ${shapeOf(schema)}`, ...fields, ...elements, ...forms];
}

/** Keywords that do not affect which values are valid, or that have their own lines. */
const withoutLine = new Set(['description', 'examples', 'example', 'properties', 'required', 'title']);

function shapeOf({ $ref, ...keywords }: JsonSchema): string {
  const words = Object.entries(keywords).flatMap(([keyword, value]) => {
    if (withoutLine.has(keyword)) return [];
    if (keyword === 'items') return [`of (${shapeOf(value as JsonSchema)})`];
    if (keyword === 'anyOf') return [`any of (${(value as JsonSchema[]).map(shapeOf).join(' | ')})`];
    return [`${keyword}=${typeof value === 'string' ? value : JSON.stringify(value)}`];
  });
  return [...($ref ? [nameOfReference({ $ref })] : []), ...words].join(' ');
}

function factLines(facts: Facts): string[] {
  const { errors, control, soap, limits, limitOrigins } = facts;
  const codes = (name: string, rows: Readonly<Record<string, object>>) =>
    Object.entries(rows).map(
      ([code, row]) => `error ${name} ${code} ${valuesOf(row, ['status', 'family', 'retryable', 'origin'])}`,
    );
  const lifecycles = Object.entries(facts).filter(([name]) => name.endsWith('Lifecycle')) as [
    string,
    { from: string; action: string; to: string }[],
  ][];
  return [
    ...codes('api', errors),
    ...codes('control', control.catalogue),
    ...codes('soap', Object.fromEntries(soap.errors.map((row) => [row.code, row]))),
    ...lifecycles.flatMap(([name, rows]) =>
      rows.map(
        (row) =>
          `${name} ${row.from} ${row.action} -> ${row.to} ${valuesOf(row, ['who', 'events', 'reason', 'origin'])}`,
      ),
    ),
    ...soap.methods.map(
      ({ id, parts, returns, errors: refused }) =>
        `soap ${id}(${parts.map(({ name, type }) => `${name}: ${type}`).join(', ')}): ${returns} ${refused.join(' ')}`,
    ),
    ...soap.types.flatMap(({ id, fields }) =>
      fields.map(
        (field) =>
          `soap ${id}.${field.name}${field.isRequired ? '*' : ''} ${field.type}${field.isNullable ? ' null' : ''}`,
      ),
    ),
    ...figuresIn(limits).map(
      ([name, value]) => `limit ${name} ${JSON.stringify(value)} ${originOf(name, limitOrigins)}`,
    ),
  ];
}

function figuresIn(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => figuresIn(inner, path ? `${path}.${name}` : name));
}

/** Origin of a limit: its own origin, or that of a parent. */
function originOf(name: string, origins: Readonly<Record<string, string>>): string {
  return origins[name] ?? (name.includes('.') ? originOf(name.slice(0, name.lastIndexOf('.')), origins) : '');
}

/** Values of a row that are part of the listing, such as `who="payer" events=[]`. */
function valuesOf(row: object, names: readonly string[]): string {
  const shown = Object.entries(row).filter(([name, value]) => names.includes(name) && value !== undefined);
  return shown.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join(' ');
}
