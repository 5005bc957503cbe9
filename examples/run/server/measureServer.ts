import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parsedBody } from '@balcao/workbench/runner/recording.ts';
import { provider } from '../../../provider.config.ts';
import type { Credentials } from '../../call.ts';
import { seededCredentials } from '../../seededCredentials.ts';
import { readRecordings } from '../recordedFiles.ts';
import { casesOf, requestOf } from './cases.ts';
import { politely, sendTo } from './client.ts';
import { play } from './play.ts';
import { measuredOf, tableOf } from './report.ts';

const help = `npm run samples -- --url URL --keys FILE [options] [start of a recording's path ...]

Plays recorded examples and refused calls against a server of this API, such as ${provider.servers.testing},
and prints what differs from the contract, with the rule and its origin. It only reads, unless --writes.

  --keys FILE    JSON with platformCode, privateKey and clientId of a test entity, and perhaps a phone ("351#9...") that
                 receives MB WAY requests; "seed" for a fresh sandbox; or CODE:KEY:CLIENT, visible to others on this machine
  --writes       also creates payments, customers and subscriptions, and removes them after each example
  --payer wait   prints what a payer has to do, and waits for what follows, at most 5 minutes
  --pause 1000   milliseconds before each request
  --json FILE    writes what was found; pages show it from measured.json, beside provider.config.ts

It ends with 0 if nothing differs, with 1 if something does, and with 2 if it cannot run.`;

const text = { type: 'string', default: '' } as const;
const flag = { type: 'boolean', default: false } as const;
const texts = {
  url: text,
  keys: text,
  json: text,
  payer: text,
  pause: { ...text, default: '1000' },
} as const;
const options = { ...texts, writes: flag, help: flag } as const;

type Keys = Credentials & { phone?: string };

/** Error whose message explains why a run cannot start. */
class Mistake extends Error {}

async function keysIn(file: string): Promise<Keys> {
  if (file === 'seed') return seededCredentials;
  const [platformCode, privateKey, clientId] = /^(\d+):([^:]+):(\d+)$/.exec(file)?.slice(1) ?? [];
  if (platformCode && privateKey && clientId) return { platformCode, privateKey, clientId };
  const content = parsedBody(await readFile(file, 'utf8').catch(() => '')) as { data?: unknown } | undefined;
  const keys = (content?.data ?? content) as Keys | undefined;
  if (keys && [keys.platformCode, keys.privateKey, keys.clientId].every((each) => typeof each === 'string'))
    return keys;
  throw new Mistake(`--keys: ${file} has to be JSON with the texts platformCode, privateKey and clientId.`);
}

/** @returns the exit code */
export async function measureServer(args: string[], print: (text: string) => void): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const isClear = ['', 'wait'].includes(values.payer) && Number(values.pause) >= 0;
    if (values.help || !values.keys || !isClear) throw new Mistake(help);
    if (!URL.canParse(values.url)) throw new Mistake('--url: write an origin, such as http://localhost:4000');
    const { origin, hostname } = new URL(values.url);
    if (hostname.replace(/\.$/, '') === new URL(provider.servers.production).hostname)
      throw new Mistake(`--url: ${hostname} is the production server. Payments there are real.`);
    const keys = await keysIn(values.keys);
    const send = politely(sendTo(origin), Number(values.pause));
    const { status } = await send(requestOf({ operation: 'listBankAccounts' }, keys));
    if (status === 0) throw new Mistake(`${origin} does not answer.`);
    if (status === 401) throw new Mistake(`${origin} refuses these keys.`);
    const interrupt = new AbortController();
    process.once('SIGINT', () => interrupt.abort());
    const [{ writes }, { signal: stopped }] = [values, interrupt];
    let deadline = 0;
    const payer = {
      async ask(what: string) {
        deadline = Date.now() + 5 * 60_000;
        print(`Please ${what}`);
      },
      again: () => wait(5000, !stopped.aborted && Date.now() < deadline),
    };
    const mark = Date.now().toString(36).slice(-5);
    const cases = casesOf(await readRecordings('pt'), writes, mark, keys.phone);
    const starts = positionals.length > 0 ? positionals : [''];
    const wanted = cases.filter(({ id }) => starts.some((start) => `${id}/`.startsWith(start)));
    const player = { send, keys, writes, stopped, payer: values.payer ? payer : undefined };
    const measured = measuredOf(await play(wanted, player), origin);
    if (values.json) await writeFile(values.json, `${JSON.stringify(measured, null, 2)}\n`);
    print(tableOf(measured));
    return measured.differences.length > 0 ? 1 : 0;
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    if (!(error instanceof Mistake) && !code.startsWith('ERR_PARSE_ARGS')) throw error;
    print(message);
    return 2;
  }
}
