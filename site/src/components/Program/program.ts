import type { SampleLanguage } from '../Sample/sample.ts';

/** A program in each language it is written in, highlighted at build time. */
export type ProgramData = Partial<Record<SampleLanguage, { file: string; html: string }>>;
