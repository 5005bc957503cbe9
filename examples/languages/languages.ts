/** A language samples are written in. */
export interface Language {
  id: string;
  /** As people call it. */
  label: string;
  /** Of its files, without the dot. */
  extension: string;
  /** Name the highlighter knows it by. */
  highlight: string;
  /** Program and arguments that run a file; the file comes last. */
  command: readonly [program: string, ...args: string[]];
}

/** Every language, in the order of the picker. One is shown only while each of its samples runs in CI. */
export const languages = [
  { id: 'curl', label: 'cURL', extension: 'sh', highlight: 'bash', command: ['sh'] },
  { id: 'php', label: 'PHP', extension: 'php', highlight: 'php', command: ['php'] },
  {
    id: 'javascript',
    label: 'JavaScript',
    extension: 'mjs',
    highlight: 'javascript',
    command: ['node'],
  },
  { id: 'python', label: 'Python', extension: 'py', highlight: 'python', command: ['python3'] },
  { id: 'java', label: 'Java', extension: 'java', highlight: 'java', command: ['java'] },
] as const satisfies readonly Language[];
export type LanguageId = (typeof languages)[number]['id'];
