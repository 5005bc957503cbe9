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
      [...settings.map(([name, value]) => `$env:${name} = '${value}'`), program].join('\n'),
  },
] as const;

/** What runs the receiver of examples/receivers in each language it is written in; the first one needs no choice. */
export const receiverCommands = [
  { id: 'mjs', command: 'node receiver.mjs' },
  { id: 'php', command: 'php -S localhost:4500 receiver.php' },
  { id: 'py', command: 'python3 receiver.py' },
] as const;
