import type { OutsideOrder } from '../outsideGenerator.ts';

/** How the program ended, with what it printed where that counts. */
export type Failure = { end: 'failed'; output: string } | { end: 'missing' | 'late' | 'large' };
export type Ending = { end: 'done'; output: string } | Failure;

export type GeneratedFiles = Readonly<Record<string, Uint8Array>>;

/** What a client may cost. The largest, with its documentation, has about 3 MB. */
export const generatorLimits = { seconds: 60, megabytes: 30, keptClients: 8 };

export interface GeneratorProgram {
  /** Prints the options of a language as a table of Markdown. */
  help(language: string): Promise<Ending>;
  generate(
    language: string,
    order: OutsideOrder,
  ): Promise<{ end: 'generated'; files: GeneratedFiles } | Failure>;
}
