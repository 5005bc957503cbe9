import type { Call } from '../call.ts';
import type { SoapCall } from '../soapCall.ts';
import { curl } from './curl.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { type LanguageId, languages } from './languages.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { soapCurl } from './soapCurl.ts';
import { soapPhp } from './soapPhp.ts';

/** What writes a call in each language. */
export const generators: Record<LanguageId, (call: Call) => string> = {
  curl,
  php,
  javascript,
  python,
  java,
};

/** What writes a call of the SOAP service, in the languages its readers still use. */
export const soapGenerators: Partial<Record<LanguageId, (call: SoapCall) => string>> = {
  curl: soapCurl,
  php: soapPhp,
};

/** What writes a call of the simulators: a payer's part is played from a terminal, not from a shop's program. */
export const simulatorGenerators: Partial<Record<LanguageId, (call: Call) => string>> = { curl };

function textOf(call: Call | SoapCall, id: LanguageId): string | undefined {
  if ('soap' in call) return soapGenerators[id]?.(call);
  return (call.base === '/sandbox' ? simulatorGenerators : generators)[id]?.(call);
}

/** A call in each language it can be written in, by the ending of the file. */
export function textsOf(call: Call | SoapCall): readonly (readonly [extension: string, text: string])[] {
  return languages.flatMap(({ id, extension }) => {
    const text = textOf(call, id);
    return text === undefined ? [] : [[extension, text] as const];
  });
}
