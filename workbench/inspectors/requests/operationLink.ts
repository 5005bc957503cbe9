import type { WorkbenchFacts } from '../../facts/load.ts';

/**
 * Link to an operation in the reference (docs/decisions/site-routes.md).
 * @returns undefined for operations of the control API
 */
export function operationLink(
  operation: string,
  { operations }: Pick<WorkbenchFacts, 'operations'>,
  docsUrl: string,
) {
  const found = operations.find(({ id }) => id === operation);
  return found && `${docsUrl}/api#tag/${found.tag}/${found.method}${found.path}`;
}
