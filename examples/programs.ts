import { callOfStep } from './callOfStep.ts';
import { textsOf } from './languages/texts.ts';
import type { Recording } from './recording.ts';

/** Programs of each recorded call. @returns texts by path: `pt/payments/multibanco/create.php` */
export function programsOf(recordings: readonly Recording[]): Map<string, string> {
  const programs = new Map<string, string>();
  for (const { id, locale, steps } of recordings) {
    for (const step of steps) {
      const call = callOfStep(step);
      for (const [extension, text] of call ? textsOf(call) : [])
        programs.set(`${locale}/${id}/${step.name}.${extension}`, text);
    }
  }
  return programs;
}
