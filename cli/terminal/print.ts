import { plain } from './plain.ts';

/**
 * Prints a result as JSON, in which characters that a terminal acts on are escaped.
 * @param switches of the command: with `json` on one line, as programs read it
 */
export function print(result: unknown, switches: ReadonlySet<string>): void {
  console.log(plain(JSON.stringify(result, undefined, switches.has('json') ? undefined : 2)));
}
