import type { Call } from '../call.ts';
import type { SoapCall } from '../soapCall.ts';
import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { type LanguageId, languages } from './languages.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { soapCurl } from './soapCurl.ts';
import { soapPhp } from './soapPhp.ts';

export const generators: Record<LanguageId, (call: Call) => string> = {
  curl,
  php,
  javascript,
  python,
  java,
  csharp,
};

/** Generators of simulator calls: only curl, because payers are simulated from a terminal, not from a shop's program. */
export const simulatorGenerators: Partial<Record<LanguageId, (call: Call) => string>> = { curl };

/** Generators of a SOAP call, in the languages of its readers. */
export const soapGenerators: Partial<Record<LanguageId, (call: SoapCall) => string>> = {
  curl: soapCurl,
  php: soapPhp,
};

function textOf(call: Call | SoapCall, id: LanguageId): string | undefined {
  if ('soap' in call) return soapGenerators[id]?.(call);
  return (call.base === '/sandbox' ? simulatorGenerators : generators)[id]?.(call);
}

/** Call in each of its languages, by file extension. */
export function textsOf(call: Call | SoapCall): readonly (readonly [extension: string, text: string])[] {
  return languages.flatMap(({ id, extension }) => {
    const text = textOf(call, id);
    return text === undefined ? [] : [[extension, text] as const];
  });
}
