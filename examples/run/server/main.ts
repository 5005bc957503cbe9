import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { provider } from '../../../provider.config.ts';
import { seededCredentials } from '../../seededCredentials.ts';
import { readRecordings } from '../recordedFiles.ts';
import { casesOf, requestOf } from './cases.ts';
import { politely, sendTo } from './client.ts';
import { knownBefore, requestHere } from './known.ts';
import { play } from './play.ts';
import type { Keys } from './player.ts';
import { measuredOf, tableOf } from './report.ts';

const help = `npm run samples -- --url URL --keys FILE [options] [start of a recording's path ...]

Plays recorded examples and calls that are refused against a server of this API, such as the provider's testing server,
and prints what differs from the contract, with the rule that says so and its origin. It only reads, unless --writes.

  --url URL      origin of the server, such as ${provider.servers.testing}
  --keys FILE    JSON with platformCode, privateKey and clientId of a test entity; "seed" for a fresh sandbox;
                 or CODE:KEY:CLIENT, which others on this machine can see while it runs.
                 For more steps the file can have: other (the same of another platform), phone (a test phone of
                 MB WAY: "351#9...") and savedCard ({ "customer": uuid, "uuid": uuid }, which may be charged)
  --writes       also makes payments, customers and subscriptions, and removes them after each example
  --payer wait   prints what a payer has to do, and waits for what follows, at most --timeout 5 minutes
  --pause 1000   milliseconds before each request
  --json FILE    writes what was found; pages show it from measured.json, beside provider.config.ts

It ends with 0 if nothing differs, with 1 if something does, and with 2 if it cannot run.`;

const options = {
  url: { type: 'string', default: '' },
  keys: { type: 'string', default: '' },
  writes: { type: 'boolean', default: false },
  payer: { type: 'string' },
  timeout: { type: 'string', default: '5' },
  pause: { type: 'string', default: '1000' },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** What every fresh sandbox knows. */
export const seedKeys: Keys = {
  ...seededCredentials,
  other: {
    ...seed.otherPlatform,
    platformCode: seed.otherPlatform.code,
    clientId: seed.otherEntity.clientId,
  },
  phone: '351#900000001',
  savedCard: { customer: seed.customers.own, uuid: seed.savedMethods.card },
};

/** What the caller has to change before a run can begin. */
class Mistake extends Error {}

async function keysIn(file: string): Promise<Keys> {
  if (file === 'seed') return seedKeys;
  const [platformCode, privateKey, clientId] = /^(\d+):([^:]+):(\d+)$/.exec(file)?.slice(1) ?? [];
  if (platformCode && privateKey && clientId) return { platformCode, privateKey, clientId };
  // A message about the content could contain a key.
  const content = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const keys = content?.data ?? content;
  if (['platformCode', 'privateKey', 'clientId'].every((name) => typeof keys?.[name] === 'string'))
    return keys;
  throw new Mistake(
    `--keys: ${file} has to be a file of JSON with the texts platformCode, privateKey and clientId.`,
  );
}

function originOf(url: string): string {
  if (!URL.canParse(url))
    throw new Mistake('--url: write the origin of a server, such as http://localhost:4000');
  const { origin, hostname } = new URL(url);
  if (hostname.replace(/\.$/, '') !== new URL(provider.servers.production).hostname) return origin;
  throw new Mistake(
    `--url: ${hostname} is the production server of provider.config.ts. Payments there are real.`,
  );
}

/** @returns the exit code */
export async function main(args: string[], print: (text: string) => void): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const isClear = values.payer === undefined || values.payer === 'wait';
    const hasTimes = Number(values.pause) >= 0 && Number(values.timeout) > 0;
    if (values.help || !values.keys || !isClear || !hasTimes) throw new Mistake(help);
    const [origin, keys] = [originOf(values.url), await keysIn(values.keys)];
    const send = politely(sendTo(origin), Number(values.pause));
    const first = requestOf({ operation: 'listAvailableMethods', query: { amount: '1000' } });
    const { status } = await send(requestHere(first, knownBefore([], keys, '')));
    if (status === 0) throw new Mistake(`${origin} does not answer.`);
    if (status === 401) throw new Mistake(`${origin} refuses these keys.`);
    const stopped = new AbortController();
    process.once('SIGINT', () => stopped.abort());
    let deadline = 0;
    const payer = {
      async ask(what: string) {
        deadline = Date.now() + Number(values.timeout) * 60_000;
        print(`Please ${what}; the run waits up to ${values.timeout} min.`);
      },
      again: () => wait(5000, !stopped.signal.aborted && Date.now() < deadline),
    };
    const isWanted = ({ id }: { id: string }) =>
      positionals.length === 0 || positionals.some((start) => `${id}/`.startsWith(start));
    const outcome = await play(casesOf(await readRecordings('pt')).filter(isWanted), {
      ...{ send, keys, writes: values.writes, payer: values.payer === 'wait' ? payer : undefined },
      begin: (id) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${id}\r`),
      run: Date.now().toString(36).slice(-5),
      isStopped: () => stopped.signal.aborted,
    });
    const measured = measuredOf(outcome, origin);
    if (values.json) await writeFile(values.json, `${JSON.stringify(measured, null, 2)}\n`);
    print(tableOf(measured));
    return measured.differences.length > 0 ? 1 : 0;
  } catch (error) {
    const isUsage =
      error instanceof Mistake || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!isUsage) throw error;
    print((error as Error).message);
    return 2;
  }
}
