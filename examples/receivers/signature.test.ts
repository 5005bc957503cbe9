import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  signatureToleranceSeconds,
  signatureVector,
} from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { signatureHash } from '@balcao/sandbox/domain/webhooks/signature.ts';
import { afterAll, describe, expect, it, type TestContext } from 'vitest';
import { ofTurn } from '../../tools/test/turn.mjs';
import { type LanguageId, languages } from '../languages/languages.ts';
import { runtimes } from '../run/runtimes.ts';
import { compiledCommand } from './compiled.ts';

/** Runs the verifiers on the site as processes: checks what they accept and refuse. */
const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'balcao-signature-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const privateKey: string = seed.platform.privateKey;
const body = '{"summary":"Açúcar, 2 €"}';
const now = () => Math.floor(Date.now() / 1000);

interface Message {
  /** Value of `PayPay-Signature`. */
  header: string;
  body: string;
  privateKey: string;
}

async function signed(seconds: number, key = privateKey): Promise<Message> {
  const hash = signatureHash(key, body, seconds);
  return { header: `hash=${hash},ts=${seconds}`, body, privateKey };
}

/** Arguments that run each verifier, followed by a header and a key, or a `ts` and a key. The body is sent to stdin. */
const programs: Record<Exclude<LanguageId, 'curl'>, (program: readonly string[]) => readonly string[]> = {
  php: (php) => [
    ...php,
    '-r',
    `require ${JSON.stringify(join(here, 'signature.php'))};
    [, $head, $key] = $argv; $body = file_get_contents('php://stdin');
    if (!ctype_digit($head)) exit(is_genuine($head, $body, $key) ? 0 : 1);
    echo signature_of($body, $head, $key);`,
    '--',
  ],
  javascript: (node) => [
    ...node,
    '--input-type=module',
    '--eval',
    `import { readFileSync } from 'node:fs';
    const { isGenuine, signatureOf } = await import('${pathToFileURL(join(here, 'signature.mjs'))}');
    const [head, key] = process.argv.slice(1); const body = readFileSync(0);
    if (!/^[0-9]+$/.test(head)) process.exit(isGenuine(head, body, key) ? 0 : 1);
    process.stdout.write(signatureOf(body, head, key));`,
    '--',
  ],
  python: (python) => [
    ...python,
    '-c',
    `import sys; sys.path.insert(0, ${JSON.stringify(here)})
from signature import is_genuine, signature_of
head, key = sys.argv[1:]; body = sys.stdin.buffer.read()
if not head.isdigit(): sys.exit(0 if is_genuine(head, body, key) else 1)
print(signature_of(body, head, key), end='')`,
  ],
  java: () => compiledCommand('java', 'SignatureCheck'),
  csharp: () => compiledCommand('csharp', 'SignatureCheck'),
};

/** Runs the shell script, which reads the body from a file and prints the expected signature if it refuses. */
function runShell(head: string, message: Message) {
  const file = join(folder, 'body.json');
  writeFileSync(file, message.body);
  const env = { ...process.env, PRIVATE_KEY: message.privateKey };
  return spawnSync('sh', [join(here, 'signature.sh'), file, head], { env, encoding: 'utf8' });
}

function run(language: LanguageId, head: string, message: Message, { skip }: TestContext) {
  const { command, howToGet } = runtimes[language];
  const program = command();
  if (!program) {
    if (process.env.CI) throw new Error(howToGet);
    return skip(howToGet);
  }
  if (language === 'curl') return runShell(head, message);
  const [file = '', ...args] = programs[language](program);
  return spawnSync(file, [...args, head, message.privateKey], { input: message.body, encoding: 'utf8' });
}

const genuine = (language: LanguageId, message: Message, context: TestContext) => {
  const { status, stderr } = run(language, message.header, message, context);
  expect([0, 1], stderr).toContain(status);
  return status === 0;
};

describe.each(ofTurn(languages))('the verifier in $label', ({ id }) => {
  it('works out the published signature [signature.published-is-computed]', (context) => {
    const { hash, ts, ...vector } = signatureVector;
    const head = id === 'curl' ? `hash=0,ts=${ts}` : ts;
    const { stdout } = run(id, head, { header: '', ...vector }, context);
    expect(stdout).toContain(hash);
  });

  it('takes what the sandbox signed, up to half an hour ago [signature.half-an-hour-is-accepted]', async (context) => {
    expect(genuine(id, await signed(now()), context)).toBe(true);
    expect(genuine(id, await signed(now() - signatureToleranceSeconds + 60), context)).toBe(true);
  });

  it('takes what is ahead of its own clock [signature.ahead-is-accepted]', async (context) => {
    expect(genuine(id, await signed(now() + 7200), context)).toBe(true);
  });

  it('refuses what is older [signature.old-is-refused]', async (context) => {
    expect(genuine(id, await signed(now() - signatureToleranceSeconds - 60), context)).toBe(false);
  });

  it('refuses another key, another body and another time [signature.altered-is-refused]', async (context) => {
    const message = await signed(now());
    const wrong: Message[] = [
      await signed(now(), `${privateKey}?`),
      { ...message, body: message.body.replace('2', '3') },
      { ...message, body: JSON.stringify(JSON.parse(message.body), null, 1) },
      { ...message, header: message.header.replace(/ts=\d+/, `ts=${now() + 1}`) },
    ];
    for (const each of wrong) expect(genuine(id, each, context), each.header).toBe(false);
  });

  it('refuses a header that is none [signature.malformed-is-refused]', async (context) => {
    const { header, ...rest } = await signed(now());
    for (const broken of ['', header.split(',')[0] ?? '', header.replace('hash=', 'hash=0')]) {
      expect(genuine(id, { ...rest, header: broken }, context), broken).toBe(false);
    }
  });
});
