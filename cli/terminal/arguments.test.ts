import { expect, test } from 'vitest';
import { commands } from '../commands/commands.ts';
import { readArguments, unreadVariables } from './arguments.ts';

test.each<[keyof typeof commands, string[], RegExp]>([
  ['start', ['-p', '4001'], /^Unknown option '-p'[.] Did you mean --port or --public-url[?]/],
  ['start', ['--prot', '4001'], /Did you mean --port[?]/],
  ['clock', ['2', 'days'], /takes \[STEP\][.] STEP is a duration such as 2d/],
  ['phone', ['1101', 'accept', 'now'], /ANSWER is accept, refuse or ignore/],
  ['listen', ['http://localhost:8080'], /takes no operands[.] Its options are --forward-to URL/],
])('balcao %s %j is told %s', (name, given, told) => {
  let said = '';
  try {
    readArguments(name, commands[name], given);
  } catch (error) {
    const { message, remedy } = error as Error & { remedy: string };
    said = `${message} ${remedy}`;
  }
  expect(said).toMatch(told);
});

test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  ['call', {}, { BALCAO_KEY: 'a:b:c' }, ['BALCAO_KEY is not read: did you mean BALCAO_KEYS?']],
  ['mcp', {}, { BALCAO_URI: 'http://x' }, ['BALCAO_URI is not read: did you mean BALCAO_URL?']],
  ['call', {}, { BALCAO_KEYS: 'a:b:c', BALCAO_KEY: 'of the shop', BALCAO_ENV: 'test' }, []],
  ['start', {}, { SANDBOX_PORT: '5000' }, ['SANDBOX_PORT is not read by balcao start: use --port.']],
  ['start', {}, { SANDBOX_HOSTS: 'docker' }, ['SANDBOX_HOSTS is not read by balcao start: use --public-url.']],
  ['start', { data: 'd' }, { DATA_DIR: 'e', SANDBOX_PORT: '' }, []],
  ['call', {}, { SANDBOX_PORT: '5000' }, []],
])('balcao %s %o with %o says what it does not read', (command, options, env, lines) => {
  expect(unreadVariables(command, options, env)).toEqual(lines);
});
