import { namespaces as ns, type SoapVersion, soapVersions } from '@balcao/contract/soap/namespaces.ts';
import { type SoapFaultEntry, type SoapFaultName, soapFaults } from '@balcao/contract/soap/soapFaults.ts';
import { fill, type Locale } from '@balcao/contract/words/locales.ts';
import { element, escapeXml } from '@balcao/text/xml.ts';

/** Carries a fault out of nested parsing functions, which cannot return it. */
export class SoapFault extends Error {
  constructor(
    readonly fault: SoapFaultName,
    readonly fieldName = '',
  ) {
    super(fault);
  }
}

/** Maximum length of a name or URL of the caller that is quoted in a fault. */
const shownCharacters = 200;

/** Body of a response that contains a fault (SOAP 1.1 §4.4, SOAP 1.2 part 1 §5.4). */
export function faultBody({ fault, fieldName }: SoapFault, locale: Locale, version: SoapVersion): string {
  const { faultcode, words }: SoapFaultEntry = soapFaults[fault];
  const codes: Readonly<Record<string, string>> = soapVersions[version].codes;
  const code = `SOAP-ENV:${codes[faultcode] ?? faultcode}`;
  const sentence = escapeXml(fill(words[locale], { name: fieldName.slice(0, shownCharacters) }));
  const inside =
    version === '1.1'
      ? element('faultcode', {}, code) + element('faultstring', {}, sentence)
      : element('SOAP-ENV:Code', {}, element('SOAP-ENV:Value', {}, code)) +
        element('SOAP-ENV:Reason', {}, element('SOAP-ENV:Text', { 'xml:lang': locale }, sentence));
  return envelope(element('SOAP-ENV:Fault', {}, inside), version);
}

/** Puts a body in an envelope, which declares the encoding; in SOAP 1.2 its response does (part 1 §5.1.1). */
export function envelope(body: string, version: SoapVersion): string {
  const { envelope: uri, encoding } = soapVersions[version];
  const attributes = {
    'xmlns:SOAP-ENV': uri,
    'xmlns:SOAP-ENC': encoding,
    'xmlns:xsd': ns.schema,
    'xmlns:xsi': ns.instance,
    'xmlns:tns': ns.service,
    ...(version === '1.1' && { 'SOAP-ENV:encodingStyle': encoding }),
  };
  const whole = element('SOAP-ENV:Envelope', attributes, element('SOAP-ENV:Body', {}, body));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
}
