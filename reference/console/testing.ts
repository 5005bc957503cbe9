import { readFileSync } from 'node:fs';
import { operationsIn } from '@balcao/openapi/operations.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { type ConsoleOperation, findOperation } from './operation/consoleOperation.ts';

/** English description of the API, as test data. */
export const document = JSON.parse(
  readFileSync(new URL('../../contract/generated/openapi.en.json', import.meta.url), 'utf8'),
) as OpenApiDocument;

export const operationIds = operationsIn(document.paths).map(({ operation }) => operation.operationId);

export function operationOf(id: string): ConsoleOperation {
  const found = findOperation(document, id);
  if (!found) throw new Error(`the description has no operation ${id}`);
  return found;
}
