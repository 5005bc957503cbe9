import { buffer } from 'node:stream/consumers';
import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { type Call, callerOf, requireCall } from '../library/caller.ts';
import { connectionFrom, sendTo } from '../remote/connection.ts';
import { type Arguments, decoded } from '../terminal/arguments.ts';
import { plainLine, print } from '../terminal/output.ts';
import { Problem } from '../terminal/problem.ts';

/** Hints on quoting, by shell. With a file, no quoting is needed. */
const quoting = [
  'bash, zsh and PowerShell 7.3: \'{"amount":1000}\'',
  'Windows PowerShell: \'{\\"amount\\":1000}\'',
  'cmd: "{\\"amount\\":1000}"',
  'any shell: - in its place, and the body on the standard input, as UTF-8',
].join('\n  ');

async function bodyFrom(given: string | undefined): Promise<unknown> {
  if (given === undefined) return undefined;
  const json = given === '-' ? decoded('The body', await buffer(process.stdin)) : given;
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Problem(
      `The body is not JSON: ${(error as Error).message}.`,
      /^@|^[\w./\\-]+\.json$/.test(given)
        ? 'A file is read from the standard input: balcao call POST PATH - < body.json'
        : `Quote it for your shell.\n  ${quoting}`,
    );
  }
}

/** Path as converted by Git Bash, which mistakes `/api/…` for a local file. */
const msysPath = /^[A-Za-z]:[\\/].*\/(api|sandbox)\//;

function pathFrom(given: string): string {
  if (/^\/(api|sandbox)\//.test(given)) return given;
  throw new Problem(
    `"${given}" is not a path of the sandbox.`,
    msysPath.test(given)
      ? 'Git Bash made a file of it: set MSYS_NO_PATHCONV=1.'
      : 'Paths begin with /api/ or /sandbox/.',
  );
}

/** Number of logged requests to search; more than one, because other programs may make calls in the meantime. */
const newest = 20;

/** Prints the log's warnings about a call to standard error, for example about an ignored field. */
async function printWarnings(call: Call, requestId: string | null): Promise<void> {
  const logged = await call<LoggedRequest[]>('GET', `/sandbox/requests?limit=${newest}`).catch(() => []);
  const own = Array.isArray(logged) ? logged.find((each) => each.requestId === requestId) : undefined;
  for (const { pointer, reason, nearest } of own?.warnings ?? [])
    console.error(
      plainLine(
        `Warning: ${pointer}: ${reason.replaceAll('_', ' ')}${nearest ? `; perhaps ${nearest} is meant` : ''}.`,
      ),
    );
}

export async function run({ operands, options, switches }: Arguments): Promise<void> {
  const [method = '', given = '', body] = operands;
  const { url, keys } = connectionFrom(options);
  const path = pathFrom(given);
  // Checks the call first; otherwise the command would wait for a body on standard input.
  requireCall(method, path, body);
  const send = sendTo(url);
  let requestId: string | null = null;
  const call = callerOf(
    async (request) => {
      const response = await send(request);
      requestId = response.headers.get('X-Request-Id');
      return response;
    },
    url,
    keys,
  );
  print((await call(method, path, await bodyFrom(body))) ?? null, switches);
  if (path.startsWith('/api/')) await printWarnings(call, requestId);
}
