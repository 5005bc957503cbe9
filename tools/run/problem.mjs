/** Error that the user can fix. Only its message is printed, without a stack. */
export class Problem extends Error {}

/**
 * Prints the message of a {@link Problem}, or the stack of any other error.
 * @param {unknown} error
 */
export function tell(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error);
}

/**
 * Command line that sets an environment variable, in the syntax of the user's terminal.
 * @param {string} variable
 * @param {string | number} value
 * @param {string} command
 */
export function withVariable(variable, value, command) {
  if (process.platform === 'win32') return `$env:${variable}='${value}'; ${command}`;
  return `${variable}=${value} ${command}`;
}
