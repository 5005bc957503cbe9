import type {
  DescribedOperation,
  DescribedResponse,
  JsonSchema,
  MediaExample,
  OpenApiDocument,
} from '../../description/openApiDocument.ts';
import { resolveReference } from '../../description/readOperation.ts';
import { type ParameterField, parameterFields } from './parameterFields.ts';

/** One operation of a description, ready to be filled in and sent. */
export interface ConsoleOperation {
  id: string;
  /** Upper case. */
  method: string;
  /** Under the server, with `{name}` where a parameter goes. */
  path: string;
  summary: string;
  parameters: readonly ParameterField[];
  body?: { schema: JsonSchema; required: boolean; examples: readonly MediaExample[] };
  /** Schema of the body by status; undefined where a status has none. */
  responses: Readonly<Record<string, JsonSchema | undefined>>;
  /** Names of the security schemes it asks for, all of them. */
  security: readonly string[];
}

const json = 'application/json';

/**
 * Finds an operation in a description.
 * @returns undefined when the description does not know it, as that of an older server may not
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
