import { commands, isCommand } from './commands/commands.ts';
import { commandHelp, generalHelp } from './commands/help.ts';
import { readArguments } from './terminal/arguments.ts';
import { Problem } from './terminal/problem.ts';

/** Answers the arguments that concern no command. @returns whether they did */
async function runWithoutCommand(first: string | undefined): Promise<boolean> {
  if (first === '--version' || first === '-v') {
    const { version } = await import('./version.ts');
    console.log(version);
    return true;
  }
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    console.log(generalHelp());
    return true;
  }
  return false;
}

/**
 * Runs one command of `balcao` until it ends, or, where it serves, until it is ready.
 * @param given the arguments behind the program's name
 */
export async function runCommand(given: readonly string[]): Promise<void> {
  const [name = '', ...rest] = given;
  try {
    if (await runWithoutCommand(given[0])) return;
    if (!isCommand(name)) {
      throw new Problem(`balcao has no command "${name}".`, 'balcao --help lists them.');
    }
    const command = commands[name];
    if (rest.includes('--help') || rest.includes('-h')) return console.log(commandHelp(name));
    const { run } = await command.load();
    await run(readArguments(name, command, rest));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.remedy ? `${error.message}\n${error.remedy}` : error.message);
    process.exitCode = error.exitCode;
  }
}
