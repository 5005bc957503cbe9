import * as z from 'zod';
import { type FoundOperation, findOperation, leadsElsewhere } from '../client/findOperation.ts';
import { withoutKeys } from '../client/toolCredentials.ts';
import { boundJson, done, problem, storedTexts, type ToolResult, withoutNulls } from '../results/toolResult.ts';
import { loggedWarnings, unknownParameters } from '../results/warnings.ts';
import { unknownOperation } from './describeOperation.ts';
import { tool } from './tool.ts';

/** Path with its parameters and query filled in, or the path parameters that are missing or invalid. */
function pathOf(
  { operation, path }: FoundOperation,
  values: Readonly<Record<string, string | number | boolean>>,
): { path: string } | { missing: string[] } {
  const wanted = path === undefined ? [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) : [];
  const missing = wanted.filter((name) => leadsElsewhere(`/${values[name] ?? ''}`));
  if (missing.length > 0) return { missing };
  const filled = (path ?? operation.path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const rest = Object.entries(values).filter(([name]) => !wanted.includes(name));
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  if (!query) return { path: filled };
  return { path: `${filled}${filled.includes('?') ? '&' : '?'}${query}` };
}

const lackingParameters = ({ operation }: FoundOperation, missing: readonly string[]): ToolResult =>
  problem(
    `${operation.method} ${operation.path} needs ${missing.map((name) => `\`${name}\``).join(', ')}.`,
    `Give each in \`parameters\`: { "${missing[0]}": … }. describe_operation shows an example.`,
  );

const takesNoBody = ({ operation }: FoundOperation): ToolResult =>
  problem(`${operation.id} takes no body.`, 'Give what belongs to its path or its query in `parameters`.');

/** Advice on how to get the rest of a truncated result. */
const rest = 'Ask for one object by its id, or for fewer: `limit` in `parameters`, where the operation has it.';

export const callOperation = tool({
  description:
    'Calls an operation of the REST API (/api) or of the control API (/sandbox) as the tenant, and gives the data of its response, or each refusal with its cause and remedy. An unknown parameter is refused, an unknown field warned of. describe_operation says what an operation takes. Amounts are in cents.',
  input: z.object({
    operation: z.string().max(2000).describe('Id (createReference), or method and path (GET /api/payments/1101)'),
    parameters: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .default({})
      .describe('Parameters of the path and of the query, by name'),
    body: z.record(z.string(), z.unknown()).optional().describe('Body of the request'),
  }),
  needsKeys: false,
  isReadOnly: false,
  async run({ call, credentials, descriptions }, { operation: asked, parameters, body }) {
    const description = await descriptions('en');
    const found = findOperation(description.operations, asked);
    if (!found) return unknownOperation(description, asked);
    const { operation } = found;
    if (operation.isStream)
      return problem(`${operation.id} is a stream that never ends.`, 'await_deliveries waits for messages.');
    if (!operation.isOpen && !credentials) return withoutKeys(undefined);
    const made = pathOf(found, parameters);
    if ('missing' in made) return lackingParameters(found, made.missing);
    const unknown = unknownParameters(operation, made.path);
    if (unknown) return unknown;
    if (body && Object.keys(body).length > 0 && !operation.body) return takesNoBody(found);
    const called = await call(operation.method, made.path, operation.body && body);
    const warnings =
      (body || made.path.includes('?')) && credentials
        ? await loggedWarnings(call, called, operation.method, made.path)
        : [];
    if (!called.ok) return { ...called.refusal, text: [called.refusal.text, ...warnings].join('\n') };
    const { status, meta, data = null } = called;
    const isControl = operation.path.startsWith('/sandbox/');
    return done(
      [
        `${status} ${operation.method} ${made.path}`,
        ...warnings,
        ...(meta === undefined ? [] : [`meta: ${JSON.stringify(meta)}`]),
        `data (${isControl ? 'fields that are null left out; ' : ''}${storedTexts}):`,
        boundJson(isControl ? withoutNulls(data) : data, rest),
      ].join('\n'),
    );
  },
});
