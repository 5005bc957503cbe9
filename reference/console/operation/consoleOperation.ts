import type {
  DescribedOperation,
  DescribedResponse,
  JsonSchema,
  MediaExample,
  OpenApiDocument,
} from '@balcao/openapi/types.ts';
import { resolveReference } from '../../description/readOperation.ts';
import { type ParameterField, parameterFields } from './parameterFields.ts';

/** One operation of a description, ready to be filled in and sent. */
export interface ConsoleOperation {
  id: string;
  /** Upper case. */
  method: string;
  /** Path below the server, with `{name}` for parameters. */
  path: string;
  summary: string;
  parameters: readonly ParameterField[];
  body?: { schema: JsonSchema; required: boolean; examples: readonly MediaExample[] };
  /** Schema of the response body by status; undefined where a status has none. */
  responses: Readonly<Record<string, JsonSchema | undefined>>;
  /** Names of all required security schemes. */
  security: readonly string[];
}

const json = 'application/json';

/**
 * Finds an operation in a description.
 * @returns undefined where the description does not contain it, as in an older server's
 */
export function findOperation(document: OpenApiDocument, id: string): ConsoleOperation | undefined {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation.operationId !== id) continue;
      return {
        id,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        parameters: parameterFields(document, operation.parameters ?? []),
        body: bodyOf(operation),
        responses: answersOf(document, operation),
        security: Object.keys(operation.security?.[0] ?? {}),
      };
    }
  }
  return undefined;
}

function bodyOf({ requestBody }: DescribedOperation): ConsoleOperation['body'] {
  const media = requestBody?.content[json];
  if (!requestBody || !media) return undefined;
  const examples = Object.values(media.examples ?? {});
  return { schema: media.schema, required: requestBody.required, examples };
}

function answersOf(
  document: OpenApiDocument,
  { responses }: DescribedOperation,
): ConsoleOperation['responses'] {
  const rows = Object.entries(responses).map(([status, answer]) => {
    const { content } = resolveReference<DescribedResponse>(document, answer);
    return [status, content?.[json]?.schema] as const;
  });
  return Object.fromEntries(rows);
}
