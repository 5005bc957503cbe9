import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import * as z from 'zod';
import { provider } from '../../../provider.config.ts';
import { seededCredentials } from '../../seededCredentials.ts';
import { readRecordings } from '../recordedFiles.ts';
import { casesOf, requestOf } from './cases.ts';
import { politely, sendTo } from './client.ts';
import { type Keys, knownBefore, requestHere } from './known.ts';
import { play } from './play.ts';
import { measuredOf, tableOf } from './report.ts';

const help = `npm run samples -- --url URL --keys FILE [options] [start of a recording's path ...]

Plays the recorded examples and the calls that are refused against a server of this API, such as the provider's testing
server, and prints what differs from the contract, with the rule that says so and its origin. It reads, unless --writes.

  --url URL        origin of the server: ${provider.servers.testing}
  --keys FILE      JSON with platformCode, privateKey and clientId of a test entity, as a private sandbox has them;
                   "seed" for a sandbox that was just started. Optional, for more steps:
                     other      the same of another platform's entity
                     phone      a test phone that takes MB WAY requests: "351#9..."
                     savedCard  { "customer": uuid, "uuid": uuid }, a test card that may be charged
  --writes         makes payments, customers and subscriptions as well, and removes them after each example
  --payer wait     prints what a payer has to do, and waits for the state that follows
  --timeout N      minutes to wait for a payer (5)
  --pause N        milliseconds before each request (1000)
  --json FILE      writes what was found; provider.config.ts can name the file for the page of differences

It ends with 0 if nothing differs, with 1 if something does, and with 2 if it cannot run.`;

const credentials = z.object({ platformCode: z.string(), privateKey: z.string(), clientId: z.string() });
const keysFile = credentials.extend({
  other: credentials.optional(),
  phone: z
    .string()
    .regex(/^\d+#\d+$/)
    .optional(),
  savedCard: z.object({ customer: z.uuid(), uuid: z.uuid() }).optional(),
});

const { otherPlatform, otherEntity, customers, savedMethods } = seed;
const seedKeys: Keys = {
  ...seededCredentials,
  other: {
    platformCode: otherPlatform.code,
    privateKey: otherPlatform.privateKey,
    clientId: otherEntity.clientId,
  },
  phone: '351#900000001',
  savedCard: { customer: customers.own, uuid: savedMethods.card },
};

/** What the caller has to change before a run can begin. */
class Mistake extends Error {}

async function keysIn(file: string): Promise<Keys> {
  if (file === 'seed') return seedKeys;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Mistake(`--keys: the file ${file} cannot be read.`);
  });
  try {
    const content = JSON.parse(text);
    return keysFile.parse(content.data ?? content);
  } catch {
    throw new Mistake(`--keys: ${file} has to be JSON with platformCode, privateKey and clientId, as texts.`);
  }
}

function originOf(url: string): string {
  if (!URL.canParse(url))
    throw new Mistake('--url: write the origin of a server, such as http://localhost:4000');
  const { origin, hostname } = new URL(url);
  const host = (name: string) => name.replace(/\.$/, '');
  if (host(hostname) === host(new URL(provider.servers.production).hostname))
    throw new Mistake(
      `--url: ${hostname} is the production server of provider.config.ts. Payments there are real.`,
    );
  return origin;
}

const options = {
  url: { type: 'string', default: '' },
  keys: { type: 'string', default: '' },
  writes: { type: 'boolean', default: false },
  payer: { type: 'string' },
  timeout: { type: 'string', default: '5' },
  pause: { type: 'string', default: '1000' },
  json: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** @returns the exit code */
export async function main(args: string[], print: (text: string) => void): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help || !values.keys) throw new Mistake(help);
    const origin = originOf(values.url);
    const keys = await keysIn(values.keys);
    const send = politely(sendTo(origin), Number(values.pause));
    const greeting = requestHere(
      requestOf({ operation: 'listAvailableMethods', query: { amount: '1000' } }),
      knownBefore([], keys, ''),
    );
    const { status } = await send(greeting).catch((error: Error) => {
      throw new Mistake(
        `${origin} does not answer: ${(error.cause as Error | undefined)?.message ?? error.message}`,
      );
    });
    if (status === 401) throw new Mistake(`${origin} refuses these keys with 401.`);
    let isStopped = false;
    process.once('SIGINT', () => {
      isStopped = true;
      print('Stopping. What was made is removed first.');
    });
    let deadline = 0;
    const payer = {
      async ask(what: string) {
        deadline = Date.now() + Number(values.timeout) * 60_000;
        print(`Please ${what}. Waiting up to ${values.timeout} minutes.`);
      },
      async again() {
        await wait(5000);
        return !isStopped && Date.now() < deadline;
      },
    };
    const all = casesOf(await readRecordings('pt'));
    const cases = all.filter(
      ({ id }) => positionals.length === 0 || positionals.some((start) => id.startsWith(start)),
    );
    const outcome = await play(cases, {
      send,
      keys,
      writes: values.writes,
      run: Date.now().toString(36).slice(-5),
      ...(values.payer === 'wait' && { payer }),
      isStopped: () => isStopped,
    });
    const measured = measuredOf(outcome, origin);
    if (values.json) await writeFile(values.json, `${JSON.stringify(measured, null, 2)}\n`);
    print(tableOf(measured));
    return measured.differences.length > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof Mistake || error instanceof TypeError) print(error.message);
    else throw error;
    return 2;
  }
}
