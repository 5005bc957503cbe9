import { jsonIn, operationsIn, parametersOf, responsesOf } from '@balcao/openapi/operations.ts';
import type {
  DescribedOperation,
  DescribedParameter,
  JsonSchema,
  MediaExample,
  OpenApiDocument,
} from '@balcao/openapi/types.ts';

export interface ParameterField {
  /** Name in the request: `id`, `createdAt[start]`. */
  key: string;
  in: DescribedParameter['in'];
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: string;
}

export interface ConsoleOperation {
  id: string;
  method: string;
  /** Path below the server's URL, with `{name}` for each parameter. */
  path: string;
  summary: string;
  parameters: readonly ParameterField[];
  body?: { schema: JsonSchema; required: boolean; examples: readonly MediaExample[] };
  /** Schema of the response body by status, undefined if the body has none. */
  responses: Readonly<Record<string, JsonSchema | undefined>>;
  security: readonly string[];
}

/** Finds an operation; undefined if it is missing from the description, for example because the server is older. */
export function findOperation(document: OpenApiDocument, id: string): ConsoleOperation | undefined {
  const placed = operationsIn(document.paths).find(({ operation }) => operation.operationId === id);
  if (!placed) return undefined;
  const { path, method, operation } = placed;
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    parameters: parametersOf(document, operation).flatMap(parameterFields),
    body: bodyOf(operation),
    responses: answersOf(document, operation),
    security: Object.keys(operation.security?.[0] ?? {}),
  };
}

/** Fields of a parameter: one per member of an object with style `deepObject`. */
function parameterFields(parameter: DescribedParameter): ParameterField[] {
  const { name, in: place, required = false, description, schema, style } = parameter;
  if (style !== 'deepObject') {
    const example = textOf(parameter.example ?? schema.examples?.[0] ?? schema.default);
    return [{ key: name, in: place, required, description, schema, example }];
  }
  return Object.entries(schema.properties ?? {}).map(([member, inside]) => ({
    key: `${name}[${member}]`,
    in: place,
    required: false,
    description: [description, inside.description].filter(Boolean).join(' '),
    schema: inside,
    example: textOf(inside.examples?.[0]),
  }));
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}

function bodyOf({ requestBody }: DescribedOperation): ConsoleOperation['body'] {
  const media = jsonIn(requestBody?.content);
  if (!requestBody || !media) return undefined;
  const examples = Object.values(media.examples ?? {});
  return { schema: media.schema, required: requestBody.required, examples };
}

function answersOf(document: OpenApiDocument, operation: DescribedOperation): ConsoleOperation['responses'] {
  const rows = responsesOf(document, operation).map(([status, { content }]) => {
    return [status, jsonIn(content)?.schema] as const;
  });
  return Object.fromEntries(rows);
}
