import type { WorkbenchFacts } from '../facts/load.ts';

/**
 * Where the reference describes an operation (DECISIONS 37).
 * @returns undefined for the sandbox's own controls, which the reference does not hold
 */
export function operationLink(
  operation: string,
  { operations }: Pick<WorkbenchFacts, 'operations'>,
  docsUrl: string,
) {
  const found = operations.find(({ id }) => id === operation);
  return found && `${docsUrl}/api#tag/${found.tag}/${found.method}${found.path}`;
}
