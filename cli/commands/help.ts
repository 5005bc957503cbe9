import { styled } from '../terminal/output.ts';
import { type Command, type CommandName, commands } from './commands.ts';

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

export function generalHelp(): string {
  const rows = Object.entries(commands).map(([name, { text }]) => [name, text] as const);
  return [
    'A simulated payment provider for your own tests.',
    '',
    `${styled('bold', 'Usage')}  balcao COMMAND [OPTIONS]`,
    '',
    table(rows),
    '',
    'balcao COMMAND --help shows the options of one command, balcao --version the version.',
  ].join('\n');
}

export function commandHelp(name: CommandName): string {
  const { text, operands, options, more = [] }: Command = commands[name];
  const rows = Object.entries(options).map(
    ([option, { value, text }]) => [`--${option}${value ? ` ${value}` : ''}`, text] as const,
  );
  return [
    `${text[0]?.toUpperCase()}${text.slice(1)}.`,
    '',
    `${styled('bold', 'Usage')}  balcao ${[name, operands].filter(Boolean).join(' ')} [OPTIONS]`,
    '',
    table(rows),
    ...(more.length > 0 ? ['', ...more] : []),
  ].join('\n');
}
