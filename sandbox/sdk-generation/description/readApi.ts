import { jsonIn, operationsIn, type PlacedOperation, parametersOf, responsesOf } from '@balcao/openapi/operations.ts';
import type { DescribedOperation, DescribedParameter, JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import type { Api, ApiField, ApiModel, ApiOperation } from './api.ts';
import { SchemaReader } from './schemas.ts';

const auths = ['none', 'platform', 'entity'] as const;

/** Name of a parameter's group. Ranges like `createdAt[start]` share one; others are named after the parameter. */
function groupName({ name, schema }: DescribedParameter): string {
  const fields = Object.keys(schema.properties ?? {}).join();
  return fields === 'start,end' ? 'DateRange' : `${name.charAt(0).toUpperCase()}${name.slice(1)}Filter`;
}

function fieldsIn(place: DescribedParameter['in'], operation: DescribedOperation, reader: SchemaReader): ApiField[] {
  const parameters = parametersOf(reader.document, operation).filter((parameter) => parameter.in === place);
  return parameters.map((parameter) => {
    const { name, schema, description: words, required = false } = parameter;
    return { name, words, required, type: reader.typeOf(schema, groupName(parameter), words) };
  });
}

function bodyOf({ requestBody }: DescribedOperation, reader: SchemaReader): Pick<ApiOperation, 'body'> {
  const schema = jsonIn(requestBody?.content)?.schema;
  if (!requestBody || !schema) return {};
  const words = reader.resolve(schema).description ?? '';
  return { body: { name: 'body', words, required: requestBody.required, type: reader.typeOf(schema, '') } };
}

function answerOf(operation: DescribedOperation, reader: SchemaReader): ApiOperation['answer'] {
  const responses = responsesOf(reader.document, operation);
  const [, success] = responses.find(([status]) => status.startsWith('2')) ?? [];
  const schema = jsonIn(success?.content)?.schema;
  const { data, meta } = (schema && reader.resolve(schema).properties) ?? {};
  if (!data) return { kind: 'nothing' };
  const list = meta !== undefined && data.items !== undefined;
  const element = list ? (data.items as JsonSchema) : data;
  return { kind: list ? 'list' : 'one', type: reader.typeOf(element, `${operation.operationId}Data`) };
}

function operationOf({ path, method, operation }: PlacedOperation, reader: SchemaReader): ApiOperation {
  const [scheme] = operation.security ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    words: operation.description,
    deprecated: operation.deprecated ?? false,
    auth: auths[Object.keys(scheme ?? {}).length] ?? 'entity',
    params: fieldsIn('path', operation, reader),
    query: fieldsIn('query', operation, reader),
    ...bodyOf(operation, reader),
    answer: answerOf(operation, reader),
  };
}

/** Whether an operation returns JSON, and not a stream of events. */
function returnsJson({ operation }: PlacedOperation, reader: SchemaReader): boolean {
  const responses = responsesOf(reader.document, operation);
  const [, success] = responses.find(([status]) => status.startsWith('2')) ?? [];
  return !success?.content || jsonIn(success.content) !== undefined;
}

/** Converts a description, in the language of the description, for client generators. */
export function readApi(document: OpenApiDocument): Api {
  const reader = new SchemaReader(document);
  const operations = operationsIn(document.paths)
    .filter((placed) => returnsJson(placed, reader))
    .map((placed) => operationOf(placed, reader));
  const models: ApiModel[] = [...reader.models.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { version: String(document.info.version), models, operations };
}
