import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { type SchemaIssue, schemaCheck } from '../check/checkSchema.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';

/** How a response compares with the description's schema for its status. */
type Conformity =
  | { kind: 'conforms' }
  | { kind: 'differs'; issues: readonly SchemaIssue[] }
  /** The description does not list this status. */
  | { kind: 'undocumented' }
  | { kind: 'notJson' };

/**
 * Validates a response against the schema of its status.
 * @param body parsed; undefined where it is not JSON
 */
export function conformityOf(
  document: OpenApiDocument,
  { responses }: ConsoleOperation,
  status: number,
  body: unknown,
): Conformity {
  if (!(status in responses)) return { kind: 'undocumented' };
  const schema = responses[status];
  if (!schema) return { kind: 'conforms' };
  if (body === undefined) return { kind: 'notJson' };
  const issues = schemaCheck(document, schema)(body);
  return issues.length > 0 ? { kind: 'differs', issues } : { kind: 'conforms' };
}
