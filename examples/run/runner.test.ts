import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type LanguageId, languages } from '../languages/languages.ts';
import { openRunner } from './runtimes.ts';

const folder = mkdtempSync(join(tmpdir(), 'balcao-runner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Programs {
  /** Prints `Olá` and, to its errors, `HTTP 422`. */
  speaks: string;
  /** Prints `begun`, then fails with `out of paper`. */
  fails: string;
  /** Leaves something behind, then `finds` prints `nothing` when it is not there. */
  leaves: string;
  finds: string;
  /** Ends the process it runs in. */
  ends: string;
}

const extensionOf = Object.fromEntries(languages.map(({ id, extension }) => [id, extension]));

const inJava = (body: string, members = '') =>
  `class Main { ${members} public static void main(String[] args) throws Exception { ${body} } }`;

const programs: Record<Exclude<LanguageId, 'curl' | 'php'>, Programs> = {
  javascript: {
    speaks: `console.log('Olá'); console.error('HTTP 422');`,
    fails: `console.log('begun'); await Promise.reject(new Error('out of paper'));`,
    leaves: `globalThis.left = 1;`,
    finds: `console.log(globalThis.left ?? 'nothing');`,
    ends: `process.kill(process.pid, 'SIGKILL');`,
  },
  python: {
    speaks: `import sys\nprint('Olá')\nprint('HTTP 422', file=sys.stderr)`,
    fails: `print('begun')\nraise Exception('out of paper')`,
    leaves: `left = 1`,
    finds: `print(globals().get('left', 'nothing'))`,
    ends: `import os\nos._exit(3)`,
  },
  java: {
    speaks: inJava(`System.out.println("Olá"); System.err.println("HTTP 422");`),
    fails: inJava(`System.out.println("begun"); throw new Exception("out of paper");`),
    leaves: `${inJava('Left.value = "1";')} class Left { static String value = "nothing"; }`,
    finds: `${inJava('System.out.println(Left.value);')} class Left { static String value = "nothing"; }`,
    ends: inJava('System.exit(3);'),
  },
};

describe.each(Object.entries(programs))(
  'the runner of %s',
  (language, { speaks, fails, leaves, finds, ends }) => {
    const runner = openRunner(language as LanguageId);
    const there = test.runIf(runner);
    afterAll(() => runner?.close());
    let count = 0;

    async function outputsOf(text: string) {
      count += 1;
      const file = join(folder, `${language}${count}.${extensionOf[language]}`);
      writeFileSync(file, text);
      const { stdout = '', stderr = '' } = (await runner?.run(file)) ?? {};
      return { stdout: stdout.replaceAll('\r\n', '\n'), stderr };
    }

    there('gives both outputs of a program', async () => {
      const { stdout, stderr } = await outputsOf(speaks);
      expect(stdout).toBe('Olá\n');
      expect(stderr).toMatch(/^HTTP 422\r?\n$/);
    });

    there('tells why a program failed, and what it had printed', async () => {
      const { stdout, stderr } = await outputsOf(fails);
      expect(stdout).toBe('begun\n');
      expect(stderr).toContain('out of paper');
    });

    there('shows what the language says of a program that is none', async () => {
      const { stdout, stderr } = await outputsOf('this is no program in any language }');
      expect(stdout).toBe('');
      expect(stderr).toMatch(/error/i);
    });

    there('keeps what a program leaves behind from the next one', async () => {
      await outputsOf(leaves);
      expect((await outputsOf(finds)).stdout).toBe('nothing\n');
    });

    there('survives a program that ends its process', async () => {
      expect(await outputsOf(ends)).toMatchObject({ stdout: '', stderr: expect.stringMatching(/ended/) });
      expect((await outputsOf(speaks)).stdout).toBe('Olá\n');
    });
  },
);
