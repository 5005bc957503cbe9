import * as z from 'zod';
import { describeCode, knownCodes } from '../results/explainCode.ts';
import { done, problem } from '../results/toolResult.ts';
import { language, tool } from './tool.ts';

/** Codes that begin as one that does not exist: `e003`. */
const similarCodes = (code: string) => knownCodes.filter((known) => known.startsWith(code.slice(0, 4)));

export const explainError = tool({
  description: 'Explains an error code of either API: its status and message, its cause, and what to do.',
  input: z.object({
    code: z.string().max(20).describe('Code from a response: e00301, c0102, s00100'),
    language,
  }),
  needsKeys: false,
  isReadOnly: true,
  async run(_, { code, language: locale }) {
    const name = code.trim().toLowerCase();
    const described = describeCode(name, locale);
    if (described) return done(described);
    const similar = similarCodes(name).slice(0, 10);
    const remedy =
      similar.length > 0
        ? `Codes that begin alike: ${similar.join(', ')}.`
        : 'Codes are a letter and digits, such as e00301 (REST API), c0102 (control API) and s00100 (sandbox).';
    return problem(`There is no error code "${code}".`, remedy);
  },
});
