export type Setting = readonly [name: string, value: string];

/** How each shell gives a program its settings. */
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

/** What runs the receiver of examples/receivers in each language it is written in; the first one needs no choice. */
export const receiverCommands = [
  { id: 'mjs', command: 'node receiver.mjs' },
  { id: 'php', command: 'php -S localhost:4500 receiver.php' },
  { id: 'py', command: 'python3 receiver.py' },
  {
    id: 'java',
    compile: 'javac -cp gson.jar:. Receiver.java',
    command: 'java -cp gson.jar:. Receiver',
  },
  {
    id: 'cs',
    compile:
      'mcs -r:System.Net.Http,System.Runtime.Serialization,System.Xml,System.Xml.Linq Receiver.cs Signature.cs',
    command: 'mono Receiver.exe',
  },
] as const satisfies readonly ReceiverCommand[];

interface ReceiverCommand {
  id: string;
  /** What has to run before, in a language with a compiler. */
  compile?: string;
  command: string;
}

/** The lines for a terminal that run a receiver with settings. */
export const receiverLines = (
  { line }: (typeof shells)[number],
  settings: readonly Setting[],
  { compile, command }: ReceiverCommand,
): string =>
  ['cd examples/receivers', ...(compile ? [line([], compile)] : []), line(settings, command)].join('\n');
