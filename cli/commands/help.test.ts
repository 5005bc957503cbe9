import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Command, commands } from './commands.ts';
import { commandHelp } from './help.ts';

const names = Object.keys(commands) as (keyof typeof commands)[];
const connecting = names.filter((name) => 'url' in commands[name].options);
/** Commands that start a sandbox when they are told of none; their code says so by what it imports. */
const startsOne = (name: string) =>
  /from '(\.\.\/server\/openServed|\.\/checkingSandbox)/.test(
    readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'),
  );

test.each(connecting)('the help of %s says which sandbox it uses without --url', (name) => {
  const { options }: Command = commands[name];
  const own = 'otherwise one that it starts itself';
  const local = 'otherwise http://localhost:4000';
  expect(options.url?.text).toContain(startsOne(name) ? own : local);
  expect(commandHelp(name)).not.toContain(startsOne(name) ? local : own);
});

test('the README names the commands that start a sandbox of their own', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  const named = connecting
    .filter(startsOne)
    .map((name) => `\`${name}\``)
    .join(' and ');
  expect(readme).toContain(`Without it, ${named} start a sandbox of their own`);
});
