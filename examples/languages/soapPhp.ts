import { type SoapMethod, soapMethods } from '@balcao/contract/soap/methods.ts';
import { type SoapCall, soapBaseUrl } from '../soapCall.ts';
import { fileOf, literal, when } from './literal.ts';
import { phpDialect, quoted } from './php.ts';

/** PHP expression for the current time in ISO 8601. */
export const phpNow = `date('c')`;

/** SOAP call as a PHP 8 script that uses `SoapClient` from the `soap` extension. */
export function soapPhp({ soap, credentials, lang, request, date }: SoapCall): string {
  const { parts }: SoapMethod = soapMethods[soap];
  const [, part] = parts;
  const given = part ? [`$${part.name}`] : [];
  return fileOf([
    '<?php',
    '',
    `$baseUrl = ${quoted(soapBaseUrl)};`,
    `$platformCode = ${quoted(credentials.platformCode)};`,
    `$privateKey = ${quoted(credentials.privateKey)};`,
    `$clientId = ${quoted(credentials.clientId)};`,
    '',
    `$date = ${date === undefined ? phpNow : quoted(date)};`,
    '$entity = [',
    `    'platformCode' => $platformCode,`,
    `    'hash' => hash('sha256', $privateKey . $date),`,
    `    'date' => $date,`,
    `    'nif' => $clientId,`,
    `    'lang' => ${quoted(lang)},`,
    '];',
    ...when(part !== undefined, `${given[0]} = ${literal(request ?? {}, phpDialect, 0)};`),
    '',
    `$client = new SoapClient("$baseUrl/wsdl", [`,
    `    'location' => "$baseUrl/server",`,
    `    'features' => SOAP_SINGLE_ELEMENT_ARRAYS,`,
    `    'trace' => true,`,
    ']);',
    `$answer = $client->${soap}(${['$entity', ...given].join(', ')});`,
    '',
    '// $answer holds the fields; this is the XML they came in.',
    String.raw`echo $client->__getLastResponse(), "\n";`,
  ]);
}
