/** Something the person at the terminal can mend: its message is all they need, so no stack is shown. */
export class Problem extends Error {}

/**
 * Says what went wrong: the sentence of a {@link Problem}, everything else with its stack.
 * @param {unknown} error
 */
export function tell(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error);
}

/**
 * How to run a command with one environment variable set, in the terminal people have here.
 * @param {string} variable
 * @param {string | number} value
 * @param {string} command
 */
export function withVariable(variable, value, command) {
  if (process.platform === 'win32') return `$env:${variable}='${value}'; ${command}`;
  return `${variable}=${value} ${command}`;
}
