import { expect, test } from 'vitest';
import { commands } from '../commands/commands.ts';
import { readArguments } from './arguments.ts';

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
