import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import { Problem } from './problem.ts';

/**
 * Decodes the text of a file. @param what subject of the error message
 * @throws Problem for the encoding of PowerShell's `>`, which JSON does not allow (RFC 8259, 8.1)
 */
export function decoded(what: string, bytes: Buffer): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  try {
    if (!isUtf16) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(`${what} is not UTF-8.`, 'Save it as UTF-8.');
  }
  throw new Problem(
    `${what} is UTF-16, as PowerShell writes it.`,
    'Save it as UTF-8: Out-File -Encoding utf8, or Set-Content -Encoding utf8.',
  );
}

interface Option {
  /** Placeholder for the value in the help: `PORT`. Unset for a switch. */
  value?: string;
  text: string;
}

export interface Takes {
  /** Operands as in the help, optional ones in brackets: `PAYMENT [ANSWER]`. */
  operands: string;
  options: Readonly<Record<string, Option>>;
  /** Further lines of the help, below the options; those about operands come first. */
  more?: readonly string[];
}

/** Parsed arguments: options by name, and operands in order. */
export interface Arguments {
  options: Readonly<Record<string, string | undefined>>;
  switches: ReadonlySet<string>;
  operands: readonly string[];
}

function boundsOf(operands: string): { least: number; most: number } {
  const words = operands.split(' ').filter(Boolean);
  return { least: words.filter((word) => !word.startsWith('[')).length, most: words.length };
}

/** Suggestion for an unknown name, which starts a remedy; empty if no name is near. @param mark prefix of names */
export function meantBy(given: string, known: readonly string[], mark = ''): string {
  const [nearest] = nearestNames(given, known);
  return nearest ? `Did you mean ${mark}${nearest}? ` : '';
}

/** Suggestion for an unknown option. A single letter matches every option with that initial. */
function optionMeant(unknown: string, known: readonly string[]): string {
  if (unknown.length !== 1) return meantBy(unknown, known, '--');
  const begun = known.filter((option) => option.startsWith(unknown)).map((option) => `--${option}`);
  return begun.length > 0 ? `Did you mean ${begun.join(' or ')}? ` : '';
}

function parse(name: string, options: Takes['options'], given: readonly string[]) {
  const config = Object.fromEntries(
    Object.entries(options).map(([option, { value }]) => [option, { type: value ? 'string' : 'boolean' }]),
  ) as NonNullable<ParseArgsConfig['options']>;
  const help = `balcao ${name} --help shows what it takes.`;
  try {
    const parsed = parseArgs({ args: [...given], options: config, allowPositionals: true, tokens: true });
    const names = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = names.find((option, at) => names.indexOf(option) < at);
    if (twice) throw new Problem(`--${twice} stands twice.`, 'Give it once.');
    const empty = Object.keys(parsed.values).find((option) => parsed.values[option] === '');
    if (empty) throw new Problem(`--${empty} is empty.`, 'Give it a value, or leave it out.');
    return parsed;
  } catch (error) {
    if (error instanceof Problem) throw error;
    // The first sentence of Node's message names the argument, the rest is advice for programmers.
    const [sentence = ''] = (error as Error).message.split('. ');
    const [, unknown = ''] = /^Unknown option '--?([^']+)'/.exec(sentence) ?? [];
    throw new Problem(`${sentence.replace(/\.$/, '')}.`, optionMeant(unknown, Object.keys(options)) + help);
  }
}

/** Parses a command's arguments. Throws a Problem for unknown, repeated or missing options, and wrong operands. */
export function readArguments(
  name: string,
  { operands, options, more = [] }: Takes,
  given: readonly string[],
): Arguments {
  const { values, positionals } = parse(name, options, given);
  const { least, most } = boundsOf(operands);
  if (positionals.length < least || positionals.length > most) {
    const valued = Object.entries(options).flatMap(([option, { value }]) => (value ? `--${option} ${value}` : []));
    const about = operands ? more[0] : `Its options are ${valued.join(', ')}.`;
    throw new Problem(
      `balcao ${name} takes ${operands || 'no operands'}.`,
      `${about ? `${about}\n` : ''}balcao ${name} --help shows more.`,
    );
  }
  const entries = Object.entries(values);
  return {
    options: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Arguments['options'],
    switches: new Set(entries.filter(([, value]) => value === true).map(([option]) => option)),
    operands: positionals,
  };
}

/** Parses a numeric option. Throws a Problem for a value out of bounds. */
export function numberFrom(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Problem(`--${option} is "${text}".`, `Use a number from ${least} to ${most}.`);
}

const own = ['BALCAO_URL', 'BALCAO_KEYS'];

/** Variables of the server's process that the guides show with `balcao start`, and the equivalent options. */
const ofTheServer: readonly (readonly [variable: string, option: string])[] = [
  ['SANDBOX_PORT', 'port'],
  ['SANDBOX_HOSTS', 'public-url'],
  ['SANDBOX_URL', 'public-url'],
  ['DATA_DIR', 'data'],
];

/** Variables that are ignored although they look effective: misspelt ones, and those for the server. */
export function unreadVariables(
  command: string,
  options: Readonly<Record<string, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const slips = Object.keys(env).flatMap((name) => {
    if (!name.startsWith('BALCAO_') || own.includes(name)) return [];
    const [meant] = nearestNames(name, own, 2);
    return meant && env[meant] === undefined ? [`${name} is not read: did you mean ${meant}?`] : [];
  });
  if (command !== 'start') return slips;
  const others = ofTheServer
    .filter(([name, option]) => env[name] && options[option] === undefined)
    .map(([name, option]) => `${name} is not read by balcao start: use --${option}.`);
  return [...slips, ...others];
}
