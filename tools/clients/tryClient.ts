import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { ownSdkLanguages, type SdkLanguage } from '@balcao/contract/resources/sdks/languages.ts';
import { serveSampleSandbox } from '@balcao/examples/run/sampleSandbox.ts';
import { toOpenApi30 } from '@balcao/openapi/openApi30.ts';
import { outsideDefaults } from '@balcao/sandbox/sdk-generation/outsideDefaults.ts';
import { generatorProgram } from '@balcao/sandbox/server/generatorProgram.ts';
import { type Command, compileOf, placeUse, type Use, useOf } from './uses.ts';

/** Last stage that a client passed. */
export type Outcome = 'failed' | 'made' | 'compiled' | 'used';

/** Result of a client, with the reason if it failed unexpectedly. */
export interface Tried {
  outcome: Outcome;
  complaint?: string;
}

/** Time limit for each client, in seconds, including the downloads of its compiler. */
const generateSeconds = 180;
const commandMilliseconds = 900_000;

/** First line that contains an error, otherwise the last line. */
function reasonIn(text: string): string {
  const lines = text.trim().split('\n');
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '';
}

/** Runs commands in sequence. @returns the reason for a failure, and the output of the last command */
async function runAll(commands: readonly Command[], folder: string, env: NodeJS.ProcessEnv = process.env) {
  let printed = '';
  for (const [program, ...args] of commands) {
    const options = { cwd: folder, env, timeout: commandMilliseconds, maxBuffer: 50_000_000 };
    try {
      printed = (await promisify(execFile)(program, args, options)).stdout;
    } catch (error) {
      const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
      return { complaint: reasonIn(`${stdout}\n${stderr}`.trim() || String(error)) };
    }
  }
  return { printed };
}

const expected = /reference \d{9}\nstate pending\nrefused 404/;

/** Runs the program of a client against a new sandbox. @returns the reason for a failure */
async function complaintOfUse(use: Use, folder: string): Promise<string | undefined> {
  placeUse(folder, use);
  const server = await serveSampleSandbox();
  try {
    const ran = await runAll(use.run, folder, { ...process.env, BASE_URL: `${server.origin}/api` });
    if (ran.printed === undefined) return ran.complaint;
    return expected.test(ran.printed) ? undefined : `printed ${JSON.stringify(ran.printed)}`;
  } finally {
    await server.close();
  }
}

const spec = toOpenApi30(buildDescription('en'));

/** Generates a client in the same way as a sandbox, then compiles and runs it as far as this machine can. */
export async function tryClient(language: SdkLanguage): Promise<Tried> {
  // Our own languages are compiled and run by tests of the sandbox.
  if (Object.hasOwn(ownSdkLanguages, language)) return { outcome: 'used' };
  const program = generatorProgram('openapi-generator-cli', generateSeconds);
  const made = await program.generate(language, { spec, options: outsideDefaults[language] ?? {} });
  if (made.end !== 'generated')
    return { outcome: 'failed', complaint: 'output' in made ? reasonIn(made.output) : made.end };
  const folder = mkdtempSync(join(tmpdir(), 'balcao-client-'));
  try {
    for (const [path, bytes] of Object.entries(made.files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    return await tryCode(language, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryCode(language: string, folder: string): Promise<Tried> {
  const commands = compileOf(language);
  if (!commands) return { outcome: 'made' };
  const { complaint } = await runAll(commands, folder);
  if (complaint) return { outcome: 'made', complaint };
  const use = useOf(language);
  if (!use) return { outcome: 'compiled' };
  const misuse = await complaintOfUse(use, folder);
  return misuse ? { outcome: 'compiled', complaint: misuse } : { outcome: 'used' };
}
