import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlCommand, quoted } from './curl.ts';

/** Shell arguments of a command, up to those that all commands share. */
function argumentsOf(command: string): string[] {
  const script = command.replace(/^curl /, "printf '%s\\n' ");
  const [given = ''] = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\n--fail-with-body');
  return given.split('\n');
}
const url = quoted('http://localhost:4000/api/payments');

test('a command survives the shell, and says the method where curl would not guess it', () => {
  const body = `{"summary":"D'Artagnan $HOME"}`;
  const headers = [quoted('Accept-Language: ES')];
  const post = { method: 'POST', url, user: quoted('0001:key'), headers, body };
  const place = 'http://localhost:4000/api/payments';
  const json = ['--header', 'Content-Type: application/json', '--data', body];
  const user = ['--user', '0001:key', '--header', 'Accept-Language: ES'];
  expect(argumentsOf(curlCommand(post))).toEqual([place, ...user, ...json]);
  expect(argumentsOf(curlCommand({ ...post, body: undefined }))).toEqual([place, '--request', 'POST', ...user]);
  expect(argumentsOf(curlCommand({ method: 'GET', url, headers: [] }))).toEqual([place]);
});
