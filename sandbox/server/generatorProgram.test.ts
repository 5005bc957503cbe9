import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { toOpenApi30 } from '@balcao/openapi/openApi30.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { howToGet, requirements } from '../../tools/test/requirements.mjs';
import { commandGenerator } from '../sdk-generation/command/commandGenerator.ts';
import { webRuntime } from '../webRuntime.ts';
import { generatorProgram } from './generatorProgram.ts';

const folder = mkdtempSync(join(tmpdir(), 'balcao-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function command(name: string, body: string): string {
  const path = join(folder, name);
  const head = `#!${process.execPath}\nconst fs = require('node:fs');\nconst args = process.argv.slice(2);\n`;
  writeFileSync(path, `${head}const of = (name) => args[args.indexOf(name) + 1];\n${body}`, { mode: 0o755 });
  return path;
}

const generatorOf = (path: string, seconds?: number) => commandGenerator(generatorProgram(path, seconds), webRuntime);

const writes = `
fs.mkdirSync(of('-o') + '/src', { recursive: true });
const { additionalProperties } = JSON.parse(fs.readFileSync(of('-c'), 'utf8'));
fs.writeFileSync(of('-o') + '/src/name.txt', of('-g') + ' ' + additionalProperties.packageName);
fs.appendFileSync(${JSON.stringify(join(folder, 'runs'))}, '.');`;
const order = { spec: { openapi: '3.0.3' }, options: { packageName: 'loja,library=x' } };

describe('OpenAPI Generator as a command', () => {
  it('generates once for the same description and options, which cannot name another [client.command-generates]', async () => {
    const generator = generatorOf(command('writes', writes));
    writeFileSync(join(folder, 'runs'), '');
    const [made, again] = await Promise.all([generator.make('go', order), generator.make('kotlin', order)]);
    expect([made.ok, again.ok]).toEqual([true, true]);
    const code = made.ok ? made.value.code : '';
    expect(await generator.make('go', order)).toEqual({ ok: true, value: { code } });
    const files = unzipSync(generator.download?.(code) ?? new Uint8Array());
    expect(Object.keys(files)).toEqual(['go-client/src/name.txt']);
    expect(strFromU8(files['go-client/src/name.txt'] as Uint8Array)).toBe('go loja,library=x');
    const { length } = (await import('node:fs')).readFileSync(join(folder, 'runs'), 'utf8');
    expect(length).toBe(2);
  });

  it.each([
    ['that is not there', '/nowhere/openapi-generator-cli', 'sdk_generator_missing'],
    ['that fails', command('fails', "console.error('a\\nno such generator'); process.exit(1);"), 'sdk_command_failed'],
    ['that does not end', command('waits', 'setTimeout(() => {}, 30_000);'), 'sdk_command_late'],
    [
      'that writes too much',
      command(
        'large',
        "fs.mkdirSync(of('-o')); fs.truncateSync(of('-c'), 0); fs.writeFileSync(of('-o') + '/a', Buffer.alloc(30_000_001));",
      ),
      'sdk_command_large',
    ],
  ])('%s is an error of the platform that says so', async (_, path, detail) => {
    const seconds = detail === 'sdk_command_late' ? 0.2 : undefined;
    const made = await generatorOf(path, seconds).make('go', order);
    expect(made).toMatchObject({ ok: false, code: 'e00400', status: 502, detail });
  });

  it.each(['../../etc', 'a/../../b', '/etc', '..\\b'])('keeps inside the client: %s', async (sourceFolder) => {
    const generator = generatorOf(command('writes', writes));
    const made = await generator.make('go', { ...order, options: { sourceFolder } });
    expect(made).toMatchObject({
      ok: false,
      code: 'e00229',
      source: { pointer: '/options/sourceFolder' },
    });
  });
});

describe('the real OpenAPI Generator', () => {
  it.for(['go', 'kotlin'] as const)('makes a client in %s', { timeout: 120_000 }, async (language, { skip }) => {
    const path = requirements.openApiGenerator.find();
    skip(!path, howToGet(requirements.openApiGenerator));
    const generator = generatorOf(path ?? '');
    const options = await generator.options(language);
    expect(options.ok && options.value.packageName).toMatchObject({ opt: 'packageName', type: 'string' });
    const spec = toOpenApi30(buildDescription('en'));
    const made = await generator.make(language, { spec, options: { packageName: 'loja' } });
    const files = unzipSync((made.ok && generator.download?.(made.value.code)) || new Uint8Array());
    expect(Object.keys(files).filter((name) => /payments.?api\.\w+$/i.test(name)).length).toBeGreaterThan(0);
  });
});
