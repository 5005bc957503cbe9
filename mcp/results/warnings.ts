import type { LoggedRequest, WarningReason } from '@balcao/contract/control/schema.ts';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import type { Call, Called } from '../client/caller.ts';
import type { KnownOperation } from '../client/descriptions.ts';
import { problem, type ToolResult } from './toolResult.ts';

const reasons: Readonly<Record<WarningReason, string>> = {
  unknown_field: 'is no field of this operation, and was ignored',
  unknown_parameter: 'is no parameter of this operation, and was ignored',
  unread_body: 'the body was ignored: this operation reads none',
  unread_header:
    'was ignored: that header keeps nothing from being done twice, sets no condition, changes no method and causes no fault',
  hidden_characters: 'was accepted, but has characters that cannot be seen',
  placeholder: 'was accepted, but has what a program writes for a value it does not have',
  reference_form: 'was accepted, but lacks the zeros that a reference begins with',
  repeated_subscription: 'was accepted, but the same event goes there already: each message arrives twice',
  url_fragment: 'was accepted, but what follows # is never sent',
  replaced_characters: 'was accepted, but has U+FFFD in place of letters that were lost',
  plus_in_url: 'was read with a blank: in a URL, + is written %2B',
  html_in_url: 'was accepted, but has `&amp;`, which is HTML; its receiver gets it so',
  content_type: 'does not say that the body is JSON, which is needed elsewhere: application/json',
  phone_number: 'was accepted, but no phone that could pay or be called has that number',
  phone_left_out: 'was left out, since it is not written as 351#912345678; the payment was made without it',
  unread_content: 'has text in place of elements, or the reverse, and was ignored',
  soap_action: 'names another method than the body, which was called',
  tax_number_beginning: 'was accepted, but no Portuguese tax number begins like that',
};

const perhaps = (nearest: string | null | undefined) => (nearest ? `; perhaps \`${nearest}\` is meant` : '');

/** Calls of the log among which one is looked for, since others may call meanwhile. */
const newest = 20;

/** What the log of the sandbox warns of a call with a body or a query, as /sandbox/requests has it. */
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
    ({ pointer, reason, nearest }) => `Warning: ${pointer} ${reasons[reason]}${perhaps(nearest)}.`,
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

/** Refuses a query with parameters that the operation does not have: it would list what was not asked for. */
export function unknownParameters(operation: KnownOperation, path: string): ToolResult | undefined {
  const known = queryNamesOf(operation);
  const given = new URLSearchParams(path.split('?')[1] ?? '').keys();
  const unknown = [...new Set(given)].filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  const takes = known.length > 0 ? `takes ${known.map((name) => `\`${name}\``).join(', ')}` : 'takes none';
  return problem(
    unknown
      .map(
        (name) => `\`${name}\` is no parameter of ${operation.id}${perhaps(nearestNames(name, known)[0])}.`,
      )
      .join('\n'),
    `Nothing was called. In its query, ${operation.id} ${takes}.${operation.body ? ' Fields go in `body`.' : ''}`,
  );
}
