import type { Call } from '../call.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import type { LanguageId } from './languages.ts';
import { php } from './php.ts';
import { python } from './python.ts';

export const generators: Record<LanguageId, (call: Call) => string> = {
  curl,
  php,
  javascript,
  python,
  java,
  csharp,
};

/** Generators for simulator calls. Only curl, because payers are simulated from a terminal, not by a shop's program. */
export const simulatorGenerators: Partial<Record<LanguageId, (call: Call) => string>> = { curl };
