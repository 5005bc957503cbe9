export type Setting = readonly [name: string, value: string];

/** Shells, each with the way it passes settings to a program. */
export const shells = [
  {
    id: 'posix',
    label: 'macOS, Linux',
    line: (settings: readonly Setting[], program: string) =>
      [...settings.map(([name, value]) => `${name}='${value}'`), program].join(' '),
  },
  {
    id: 'powershell',
    label: 'Windows (PowerShell)',
    line: (settings: readonly Setting[], program: string) =>
      [...settings.map(([name, value]) => `$env:${name} = '${value}'`), program]
        .join('\n')
        .replace(/(\w+\.jar):\./, "'$1;.'"),
  },
] as const;

/** Commands that run the receiver in each language; the first one is the default. */
export const receiverCommands = [
  { id: 'mjs', command: 'node receiver.mjs' },
  { id: 'php', command: 'php -S localhost:4500 receiver.php' },
  { id: 'py', command: 'python3 receiver.py' },
  {
    id: 'java',
    before: ['javac -encoding UTF-8 -cp gson.jar:. Receiver.java'],
    command: 'java -cp gson.jar:. Receiver',
  },
  {
    id: 'cs',
    before: ['dotnet new console --output receiver', 'cp Receiver.cs receiver/Program.cs', 'cp Signature.cs receiver'],
    command: 'dotnet run --project receiver',
  },
] as const satisfies readonly ReceiverCommand[];

interface ReceiverCommand {
  id: string;
  /** Commands that compile the program, if the language needs them. */
  before?: readonly string[];
  command: string;
}

/** Lines for a terminal that run a receiver with settings. */
export const receiverLines = (
  { line }: (typeof shells)[number],
  settings: readonly Setting[],
  { before = [], command }: ReceiverCommand,
): string => ['cd examples/receivers', ...before.map((each) => line([], each)), line(settings, command)].join('\n');
