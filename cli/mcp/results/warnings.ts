import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import { requests as words } from '@balcao/workbench/words/panes/en/inspectors.ts';
import type { Call, Called } from '../client/caller.ts';
import type { KnownOperation } from '../client/descriptions.ts';
import { problem, type ToolResult } from './toolResult.ts';

const perhaps = (nearest: string | null | undefined) => (nearest ? `; perhaps \`${nearest}\` is meant` : '');

/** Number of logged requests to search; more than one, because other programs may make calls in the meantime. */
const newest = 20;

/** Warnings in the request log about a call with a body or a query, as in /sandbox/requests. */
export async function loggedWarnings(
  call: Call,
  { requestId }: Called<unknown>,
  method: string,
  path: string,
): Promise<string[]> {
  const listed = await call<LoggedRequest[]>('GET', `/sandbox/requests?limit=${newest}`);
  if (!listed.ok || requestId === undefined) return [];
  const logged = listed.data.find(
    (each) => each.requestId === requestId && each.method === method && each.path === path,
  );
  return (logged?.warnings ?? []).map(
    ({ pointer, reason, nearest }) => `Warning: ${pointer} ${words.reasons[reason].slice(0, -1)}${perhaps(nearest)}.`,
  );
}

/** Names of an operation's query parameters as in a URL: `limit`, `createdAt[start]`. */
const queryNamesOf = ({ parameters }: KnownOperation): string[] =>
  parameters
    .filter(({ location }) => location === 'query')
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, fields }) => (fields.length > 0 ? fields.map((inner) => `${name}[${inner.name}]`) : [name]));

/** Refuses unknown query parameters. Ignoring them would return objects that were not requested. */
export function unknownParameters(operation: KnownOperation, path: string): ToolResult | undefined {
  const known = queryNamesOf(operation);
  const given = new URLSearchParams(path.split('?')[1] ?? '').keys();
  const unknown = [...new Set(given)].filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  const takes = known.length > 0 ? `takes ${known.map((name) => `\`${name}\``).join(', ')}` : 'takes none';
  return problem(
    unknown
      .map((name) =>
        operation.path.includes(`{${name}}`)
          ? `\`${name}\` stands in the path already.`
          : `\`${name}\` is no parameter of ${operation.id}${perhaps(nearestNames(name, known)[0])}.`,
      )
      .join('\n'),
    `Nothing was called. In its query, ${operation.id} ${takes}.${operation.body ? ' Fields go in `body`.' : ''}`,
  );
}
