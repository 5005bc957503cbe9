import type { OutsideOrder } from '../outsideGenerator.ts';

/** Reason why the program failed, with its output if relevant. */
export type Failure = { end: 'failed'; output: string } | { end: 'missing' | 'late' | 'large' };
export type Ending = { end: 'done'; output: string } | Failure;

export type GeneratedFiles = Readonly<Record<string, Uint8Array>>;

/** Limits of a generated client. The largest, with its documentation, takes about 3 MB. */
export const generatorLimits = { seconds: 60, megabytes: 30, keptClients: 8 };

export interface GeneratorProgram {
  /** Prints the options of a language as a Markdown table. */
  help(language: string): Promise<Ending>;
  generate(language: string, order: OutsideOrder): Promise<{ end: 'generated'; files: GeneratedFiles } | Failure>;
}
