import { sampleLanguages } from '../Sample/sample.ts';

/** Languages of programs by file extension: those of the samples, and those of the clients alone. */
export const programLanguages = {
  ...sampleLanguages,
  // Shell programs are not labelled cURL, because they call no API.
  sh: { ...sampleLanguages.sh, label: 'Shell' },
  ts: { label: 'TypeScript / JavaScript', code: 'typescript' },
} as const;
export type ProgramLanguage = keyof typeof programLanguages;

export type ProgramData = Partial<Record<ProgramLanguage, { file: string; html: string }>>;
