import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfiguration, shown } from '@balcao/sandbox/server/configuration.ts';
import type { ServedSandbox } from '@balcao/sandbox/server/serve.ts';
import { lastEndMilliseconds } from '@balcao/sandbox/server/shutdown.ts';
import { callerOf, sharedKeys } from '../library/caller.ts';
import type { Credentials } from '../library/types.ts';
import { openPrivate } from '../server/openPrivate.ts';
import { openServed } from '../server/openServed.ts';
import { type Arguments, decoded, numberFrom } from '../terminal/arguments.ts';
import { styled } from '../terminal/output.ts';
import { Problem } from '../terminal/problem.ts';

const usualPort = '4000';

export async function run({ options, switches }: Arguments): Promise<void> {
  const { host, seed } = options;
  const data = options.data && folderFrom(options.data);
  const port = numberFrom('port', options.port ?? usualPort, 0, 65_535);
  const publicUrl = options['public-url'] && originFrom(options['public-url']);
  const databaseUrl = options['database-url'];
  const state = options.state && stateFrom(options.state);
  const served = await openServed({
    port,
    host,
    publicUrl,
    data,
    databaseUrl,
    ...operatingFrom(process.env),
  });
  const { url, sandbox } = served;
  const keys = seed === undefined ? sharedKeys : await openPrivate(sandbox.fetch, url, seed);
  if (state) {
    const call = callerOf(async (request) => sandbox.fetch(request), url, keys);
    await call('POST', '/sandbox/import', state).catch(async (error) => {
      await served.close();
      throw error;
    });
  }
  // Handles signals before the line is printed, because the program that reads it may end the process at once.
  endOnSignal(served);
  console.log(switches.has('json') ? startedLine(url, keys) : startedText(url, keys, { data, seed }));
}

/** Operator's options, from the same variables as for the server. @throws Problem for an invalid variable */
function operatingFrom({ ADMIN_KEY, LOG_REQUESTS }: NodeJS.ProcessEnv) {
  const read = readConfiguration({ ADMIN_KEY, LOG_REQUESTS });
  if (!read.ok) throw new Problem(read.problems.join('\n'));
  const { adminKey, logRequests } = read.value;
  return { adminKey, logRequests };
}

/** @throws Problem for an unexpanded ~, because it would name a new folder */
function folderFrom(text: string): string {
  if (!/^~/.test(text)) return resolve(text);
  throw new Problem(`--data is ${shown('--data', text)}.`, 'The shell did not expand the ~: write $HOME in its place.');
}

/** Reads a file of `balcao state export`. @throws Problem for an invalid file */
function stateFrom(file: string): object {
  try {
    return JSON.parse(decoded('It', readFileSync(file)));
  } catch (error) {
    const reason = error instanceof Problem ? error.message : `${(error as Error).message}.`;
    throw new Problem(
      `--state is ${shown('--state', file)}, which cannot be read: ${reason}`,
      'balcao state export FILE writes one.',
    );
  }
}

function originFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Problem(`--public-url is ${shown('--public-url', text)}.`, 'Use an origin, such as http://sandbox:4000.');
}

/** Line of `--json`. The webhook secret is the platform's private key (docs/decisions/signatures.md). */
const startedLine = (url: string, keys: Credentials) =>
  JSON.stringify({ url, ...keys, webhookSecret: keys.privateKey });

function endOnSignal({ close }: ServedSandbox): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second Ctrl+C skips the orderly shutdown.
      if (ending) process.exit(1);
      ending = true;
      setTimeout(() => process.exit(1), lastEndMilliseconds).unref();
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(`The sandbox did not end in order: ${String(error)}`);
          process.exit(1);
        },
      );
    });
  }
}

interface Asked {
  data: string | undefined;
  seed: string | undefined;
}

/** First call, to paste into a terminal. The Windows command prompt supports only double quotes. */
function firstCall(url: string, { platformCode, privateKey, clientId }: Credentials): string {
  const body = JSON.stringify({ amount: 1000, availableMethods: [{ code: 'MB' }] });
  const onWindows = process.platform === 'win32';
  return [
    `curl ${url}/api/payments/references`,
    `-u ${platformCode}:${privateKey}`,
    `-H "PayPay-ClientId: ${clientId}"`,
    '-H "Content-Type: application/json"',
    onWindows ? `-d "${body.replaceAll('"', '\\"')}"` : `-d '${body}'`,
  ].join(onWindows ? ' ' : ' \\\n    ');
}

function startedText(url: string, keys: Credentials, { data, seed }: Asked): string {
  const { platformCode, privateKey, clientId } = keys;
  const workbench = seed === undefined ? url : `${url}/#keys=${platformCode}:${privateKey}:${clientId}`;
  const rows = [
    ['API', `${url}/api`],
    ['Workbench', workbench],
    ['Platform', platformCode],
    ['Private key', `${privateKey}  (signs the webhooks too)`],
    ['Entity', clientId],
    ['Data', data ?? 'in memory: they end with this process'],
  ] as const;
  return [
    '',
    ...rows.map(([name, value]) => `  ${styled('bold', name.padEnd(11))}  ${value}`),
    '',
    '  A first Multibanco reference:',
    '',
    `  ${firstCall(url, keys)}`,
    '',
    '  The keys are public, and all payments are invented. Ctrl+C ends the sandbox.',
    '',
  ].join('\n');
}
