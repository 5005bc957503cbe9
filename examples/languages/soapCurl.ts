import { quoted } from '@balcao/text/curl.ts';
import { escapeXml } from '@balcao/text/xml.ts';
import { type SoapCall, soapBaseUrl, soapHeaders } from '../soapCall.ts';

import { fileOf } from './literal.ts';
import { soapMessage } from './soapMessage.ts';

/** Shell expression for the current time in ISO 8601. */
export const shellNow = '$(date -u +%Y-%m-%dT%H:%M:%SZ)';

/** Escapes a text for XML, and its shell expansions for a here-document that expands variables. */
const inDocument = (text: string) => escapeXml(text).replace(/[\\$`]/g, '\\$&');

/** SOAP call as shell commands: the message as sent, and curl 7.76 or newer to send it. */
export function soapCurl(call: SoapCall): string {
  const { platformCode, privateKey, clientId } = call.credentials;
  const entity = {
    platformCode: '$PLATFORM_CODE',
    hash: '$HASH',
    date: '$DATE',
    nif: '$CLIENT_ID',
    lang: call.lang,
  };
  const options = [
    ...Object.entries(soapHeaders(call)).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    '--data-binary @-',
    '--fail-with-body',
    String.raw`--write-out '\n' <<XML`,
  ];
  return fileOf([
    `BASE_URL=${quoted(soapBaseUrl)}`,
    `PLATFORM_CODE=${quoted(platformCode)}`,
    `PRIVATE_KEY=${quoted(privateKey)}`,
    `CLIENT_ID=${quoted(clientId)}`,
    `DATE="${call.date ?? shellNow}"`,
    `HASH="$(printf %s "$PRIVATE_KEY$DATE" | openssl dgst -sha256 | sed 's/.* //')"`,
    '',
    ['curl "$BASE_URL/server"', ...options].join(' \\\n  '),
    soapMessage(call, entity, inDocument),
    'XML',
  ]);
}
