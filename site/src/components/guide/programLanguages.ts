import { sampleLanguages } from '../Sample/sample.ts';

/** Languages of programs by file extension: the languages of samples, and further ones of clients. */
export const programLanguages = {
  ...sampleLanguages,
  // Shell programs are not labelled as cURL, because they do not call an API.
  sh: { ...sampleLanguages.sh, label: 'Shell' },
  ts: { label: 'TypeScript / JavaScript', code: 'typescript' },
} as const;
export type ProgramLanguage = keyof typeof programLanguages;

export type ProgramData = Partial<Record<ProgramLanguage, { file: string; html: string }>>;
