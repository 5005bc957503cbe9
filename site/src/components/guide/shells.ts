const program = 'node receiver.mjs';

/** A setting of a program. */
export type Setting = readonly [name: string, value: string];

/** How each shell gives a program its settings. */
export const shells = [
  {
    id: 'posix',
    label: 'macOS, Linux',
    line: (settings: readonly Setting[]) =>
      [...settings.map(([name, value]) => `${name}='${value}'`), program].join(' '),
  },
  {
    id: 'powershell',
    label: 'Windows (PowerShell)',
    line: (settings: readonly Setting[]) =>
      [...settings.map(([name, value]) => `$env:${name} = '${value}'`), program].join('\n'),
  },
] as const;
