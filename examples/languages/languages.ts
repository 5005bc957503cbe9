/** A language samples are written in. */
interface Language {
  id: string;
  /** As people call it. */
  label: string;
  /** Of its files, without the dot. */
  extension: string;
  /** Name the highlighter knows it by. */
  highlight: string;
}

/** Every language, in the order of the pickers; the test run executes each sample of each. */
export const languages = [
  { id: 'curl', label: 'cURL', extension: 'sh', highlight: 'bash' },
  { id: 'php', label: 'PHP', extension: 'php', highlight: 'php' },
  { id: 'javascript', label: 'JavaScript', extension: 'mjs', highlight: 'javascript' },
  { id: 'python', label: 'Python', extension: 'py', highlight: 'python' },
  { id: 'java', label: 'Java', extension: 'java', highlight: 'java' },
  { id: 'csharp', label: 'C#', extension: 'cs', highlight: 'csharp' },
] as const satisfies readonly Language[];
export type LanguageId = (typeof languages)[number]['id'];
