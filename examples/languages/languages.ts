interface Language {
  id: string;
  /** Display name. */
  label: string;
  /** File extension, without the dot. */
  extension: string;
  /** Language name of the syntax highlighter. */
  highlight: string;
}

/** Languages in the order of the language pickers. The test run executes every sample in each of them. */
export const languages = [
  { id: 'curl', label: 'cURL', extension: 'sh', highlight: 'bash' },
  { id: 'php', label: 'PHP', extension: 'php', highlight: 'php' },
  { id: 'javascript', label: 'JavaScript', extension: 'mjs', highlight: 'javascript' },
  { id: 'python', label: 'Python', extension: 'py', highlight: 'python' },
  { id: 'java', label: 'Java', extension: 'java', highlight: 'java' },
  { id: 'csharp', label: 'C#', extension: 'cs', highlight: 'csharp' },
] as const satisfies readonly Language[];
export type LanguageId = (typeof languages)[number]['id'];
