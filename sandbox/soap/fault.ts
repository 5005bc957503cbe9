import { type SoapFaultEntry, type SoapFaultName, soapFaults } from '@balcao/contract/soap/faults.ts';
import { namespaces as ns } from '@balcao/contract/soap/namespaces.ts';
import { fill, type Locale } from '@balcao/contract/words/locales.ts';
import { element, escapeXml } from '@balcao/text/xml.ts';

/** Carries a fault out of the depth of a message: one that cannot be read has no value to return. */
export class SoapFault extends Error {
  constructor(
    readonly fault: SoapFaultName,
    /** What the fault's sentence names. */
    readonly fieldName = '',
  ) {
    super(fault);
  }
}

/** Longest name of the caller's that a fault repeats. */
const shownCharacters = 80;

/** A fault as the body of an answer (SOAP 1.1 §4.4). */
export function faultBody({ fault, fieldName }: SoapFault, locale: Locale): string {
  const { faultcode, words }: SoapFaultEntry = soapFaults[fault];
  const sentence = fill(words[locale], { name: fieldName.slice(0, shownCharacters) });
  const inside =
    element('faultcode', {}, `SOAP-ENV:${faultcode}`) + element('faultstring', {}, escapeXml(sentence));
  return envelope(element('SOAP-ENV:Fault', {}, inside));
}

/** A whole message around a body. */
export function envelope(body: string): string {
  const attributes = {
    'xmlns:SOAP-ENV': ns.envelope,
    'xmlns:SOAP-ENC': ns.encoding,
    'xmlns:xsd': ns.schema,
    'xmlns:xsi': ns.instance,
    'xmlns:tns': ns.service,
    'SOAP-ENV:encodingStyle': ns.encoding,
  };
  const whole = element('SOAP-ENV:Envelope', attributes, element('SOAP-ENV:Body', {}, body));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
}
