interface Language {
  id: string;
  /** Display name. */
  label: string;
  /** File extension, without the dot. */
  extension: string;
  /** Name in the highlighter. */
  highlight: string;
}

/** Languages in the order of the pickers; the test run executes each sample of each. */
export const languages = [
  { id: 'curl', label: 'cURL', extension: 'sh', highlight: 'bash' },
  { id: 'php', label: 'PHP', extension: 'php', highlight: 'php' },
  { id: 'javascript', label: 'JavaScript', extension: 'mjs', highlight: 'javascript' },
  { id: 'python', label: 'Python', extension: 'py', highlight: 'python' },
  { id: 'java', label: 'Java', extension: 'java', highlight: 'java' },
  { id: 'csharp', label: 'C#', extension: 'cs', highlight: 'csharp' },
] as const satisfies readonly Language[];
export type LanguageId = (typeof languages)[number]['id'];
