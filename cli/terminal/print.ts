/**
 * Prints a result as JSON.
 * @param switches of the command: with `json` on one line, as programs read it
 */
export function print(result: unknown, switches: ReadonlySet<string>): void {
  console.log(JSON.stringify(result, undefined, switches.has('json') ? undefined : 2));
}
