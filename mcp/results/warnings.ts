import type { LoggedRequest, WarningReason } from '@balcao/contract/control/schema.ts';
import type { Call, Called } from '../client/caller.ts';
import type { KnownOperation } from '../client/descriptions.ts';
import { nearestNames } from './nearestNames.ts';

const reasons: Readonly<Record<WarningReason, string>> = {
  unknown_field: 'is no field of this operation, and was ignored',
  tax_number_beginning: 'was accepted, but no Portuguese tax number begins like that',
};

const warning = (what: string, nearest: string | null | undefined) =>
  `Warning: ${what}${nearest ? `; perhaps \`${nearest}\` is meant` : ''}.`;

/** Calls of the log among which one is looked for, since others may call meanwhile. */
const newest = 20;

/** What the log of the sandbox warns of a call with a body, as /sandbox/requests has it. */
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
  return (logged?.warnings ?? []).map(({ pointer, reason, nearest }) =>
    warning(`${pointer} ${reasons[reason]}`, nearest),
  );
}

/** The parameters of the query of an operation, as they are written: `limit`, `createdAt[start]`. */
const queryNamesOf = ({ parameters }: KnownOperation): string[] =>
  parameters
    .filter(({ location }) => location === 'query')
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, fields }) =>
      fields.length > 0 ? fields.map((inner) => `${name}[${inner.name}]`) : [name],
    );

/** Warns of the parameters in a query that the operation does not have: the API ignores them. */
export function unknownParameters(operation: KnownOperation, path: string): string[] {
  const known = queryNamesOf(operation);
  const given = new URLSearchParams(path.split('?')[1] ?? '').keys();
  const unknown = [...new Set(given)].filter((name) => !known.includes(name));
  if (unknown.length === 0) return [];
  const takes = known.length > 0 ? `takes ${known.map((name) => `\`${name}\``).join(', ')}` : 'takes none';
  return [
    ...unknown.map((name) =>
      warning(
        `\`${name}\` is no parameter of ${operation.id}, and was ignored`,
        nearestNames(name, known)[0],
      ),
    ),
    `${operation.id} ${takes}.`,
  ];
}
