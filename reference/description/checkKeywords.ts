import type { DescribedOperation, JsonSchema, Media, OpenApiDocument, PathItem } from '@balcao/openapi/types.ts';

/** Supported keywords by kind of object. Extensions (`x-`) are ignored. */
const known = {
  schema: [
    ...['$ref', 'type', 'description', 'properties', 'required', 'items', 'anyOf', 'additionalProperties'],
    ...['propertyNames', 'enum', 'default', 'examples', 'format', 'pattern'],
    ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ],
  parameter: ['name', 'in', 'required', 'description', 'style', 'explode', 'schema', 'example', '$ref'],
  operation: [
    ...['operationId', 'tags', 'summary', 'description', 'deprecated', 'security', 'parameters'],
    ...['requestBody', 'responses', 'callbacks'],
  ],
  path: ['get', 'post', 'put', 'patch', 'delete'],
  body: ['required', 'description', 'content'],
  response: ['description', 'content', 'headers', '$ref'],
  media: ['schema', 'examples'],
} as const;

function check(kind: keyof typeof known, value: object, at: string): void {
  const names: readonly string[] = known[kind];
  const unknown = Object.keys(value).find((key) => !names.includes(key) && !key.startsWith('x-'));
  if (!unknown) return;
  throw new Error(
    `The reference cannot show the keyword "${unknown}" at ${at}. Teach it in reference/description, or leave it out of the description.`,
  );
}

function checkSchema(schema: JsonSchema, at: string): void {
  check('schema', schema, at);
  for (const [name, child] of Object.entries(schema.properties ?? {})) checkSchema(child, `${at}.${name}`);
  if (schema.items) checkSchema(schema.items, `${at}[]`);
  if (typeof schema.additionalProperties === 'object') checkSchema(schema.additionalProperties, `${at}{}`);
  for (const [place, child] of (schema.anyOf ?? []).entries()) checkSchema(child, `${at}|${place}`);
}

function checkContent(content: Record<string, Media> | undefined, at: string): void {
  for (const media of Object.values(content ?? {})) {
    check('media', media, at);
    checkSchema(media.schema, at);
  }
}

function checkOperation(operation: DescribedOperation, at: string): void {
  check('operation', operation, at);
  for (const parameter of operation.parameters ?? []) {
    check('parameter', parameter, `${at} parameters`);
    if ('schema' in parameter) checkSchema(parameter.schema, `${at} ${parameter.name}`);
  }
  if (operation.requestBody) check('body', operation.requestBody, `${at} body`);
  checkContent(operation.requestBody?.content, `${at} body`);
  for (const [status, response] of Object.entries(operation.responses)) {
    check('response', response, `${at} ${status}`);
    if ('content' in response) checkContent(response.content, `${at} ${status}`);
  }
  for (const inside of Object.values(operation.callbacks ?? {})) checkPaths(inside);
}

function checkPaths(paths: Record<string, PathItem>): void {
  for (const [path, item] of Object.entries(paths)) {
    check('path', item, path);
    for (const [method, operation] of Object.entries(item)) checkOperation(operation, `${method} ${path}`);
  }
}

/** Throws an error with name and location if the page cannot show a keyword. */
export function checkKeywords(document: OpenApiDocument): void {
  for (const [name, schema] of Object.entries(document.components.schemas)) checkSchema(schema, name);
  for (const parameter of Object.values(document.components.parameters)) {
    check('parameter', parameter, parameter.name);
    checkSchema(parameter.schema, parameter.name);
  }
  checkPaths(document.paths);
  checkPaths(document.webhooks ?? {});
}
