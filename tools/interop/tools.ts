import { readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { runChild } from '../run/children.mjs';
import { installLocked } from '../run/install.mjs';
import { at, scriptOf } from '../run/paths.mjs';

export const descriptionPath = (name: 'openapi' | 'control' | 'postman', locale: Locale) =>
  at('contract', 'generated', `${name}.${locale}.json`);

export const readDescription = () =>
  JSON.parse(readFileSync(descriptionPath('openapi', 'en'), 'utf8')) as OpenApiDocument;

const folder = at('tools', 'interop');

/** Installs the tools from the npm registry if node_modules does not match the lock file. */
export const installTools = () => installLocked(folder, ['--ignore-scripts']);

/** Runs a tool to its end. Returns its output if it has complaints. */
export async function complaintsOf(packageName: string, command: string, args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const options = { cwd: folder, onLine: (line: string) => void lines.push(line), limitMinutes: 5 };
  const code = await runChild(process.execPath, [scriptOf(packageName, command, folder), ...args], options);
  if (code === 0) return [];
  return lines.length > 0 ? lines : [`${command} ended with ${code}.`];
}
