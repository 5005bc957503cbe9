import { expect, test } from 'vitest';
import { unreadVariables } from './unreadVariables.ts';

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
