import type { Call } from '../call.ts';
import type { SoapCall } from '../soapCall.ts';
import { generators, simulatorGenerators } from './generators.ts';
import { type LanguageId, languages } from './languages.ts';
import { soapCurl } from './soapCurl.ts';
import { soapPhp } from './soapPhp.ts';

/** Generators for SOAP calls, in the languages that integrators of the old service use. */
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
