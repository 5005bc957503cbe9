import { commands, isCommand } from './commands/commands.ts';
import { commandHelp, generalHelp } from './commands/help.ts';
import { CallRefused, NotUnderstood, WrongCall } from './library/libraryErrors.ts';
import { meantBy, readArguments, unreadVariables } from './terminal/arguments.ts';
import { asTyped } from './terminal/asTyped.ts';
import { plain } from './terminal/output.ts';
import { exitCodes, Problem } from './terminal/problem.ts';

/**
 * Converts an error whose message is sufficient; undefined for a defect, whose stack must be visible.
 * @param isRemote whether the command reads responses of a server, in which fields may be missing
 */
function asProblem(error: unknown, isRemote: boolean): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof CallRefused) return new Problem(error.message, undefined, exitCodes.refused);
  if (error instanceof WrongCall) return new Problem(error.message);
  if (error instanceof NotUnderstood) return new Problem(error.message, isItASandbox);
  if (!isRemote || !(error instanceof TypeError)) return undefined;
  return new Problem(`The response is not one of a sandbox: ${error.message}.`, isItASandbox);
}

const isItASandbox = 'Check --url or BALCAO_URL, and that both are of the same release.';

/** Handles arguments that are not a command. @returns whether there were any */
async function runWithoutCommand(first: string | undefined): Promise<boolean> {
  if (first === '--version' || first === '-v') {
    const { default: manifest } = await import('./package.json', { with: { type: 'json' } });
    console.log(manifest.version);
    return true;
  }
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    console.log(asTyped(generalHelp()));
    return true;
  }
  return false;
}

/** Runs a command of `balcao` until it ends, or until it is ready if it serves. */
export async function runCommand(given: readonly string[]): Promise<void> {
  const [name = '', ...rest] = given;
  try {
    if (await runWithoutCommand(given[0])) return;
    if (!isCommand(name)) {
      const meant = meantBy(name, Object.keys(commands), 'balcao ');
      throw new Problem(`balcao has no command "${name}".`, `${meant}balcao --help lists them.`);
    }
    const command = commands[name];
    if (rest.includes('--help') || rest.includes('-h')) return console.log(asTyped(commandHelp(name)));
    const { run } = await command.load();
    const read = readArguments(name, command, rest);
    for (const line of unreadVariables(name, read.options, process.env)) console.error(plain(asTyped(line)));
    await run(read);
  } catch (error) {
    const problem = asProblem(error, isCommand(name) && 'url' in commands[name].options);
    if (!problem) throw error;
    console.error(plain(asTyped([problem.message, problem.remedy ?? []].flat().join('\n'))));
    process.exitCode = problem.exitCode;
  }
}
