import type { Call } from '../call.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import type { LanguageId } from './languages.ts';
import { php } from './php.ts';
import { python } from './python.ts';

/** What writes a call in each language. */
export const generators: Record<LanguageId, (call: Call) => string> = {
  curl,
  php,
  javascript,
  python,
  java,
  csharp,
};

/** What writes a call of the simulators: a payer's part is played from a terminal, not from a shop's program. */
export const simulatorGenerators: Partial<Record<LanguageId, (call: Call) => string>> = { curl };
