import { escapeText } from '@balcao/text/escape.ts';
import { textIn } from '../../core/xml.ts';
import { soapService } from '../../facts/workbenchFacts.ts';
import { type SoapMethodName, type SoapTypeName, soapParts, soapTypes } from './soapTypes.ts';

export interface SoapFields {
  readonly [field: string]: string | number | SoapFields | readonly SoapFields[] | undefined;
}

const namespaces = {
  'SOAP-ENV': 'http://schemas.xmlsoap.org/soap/envelope/',
  'SOAP-ENC': 'http://schemas.xmlsoap.org/soap/encoding/',
  xsd: 'http://www.w3.org/2001/XMLSchema',
  xsi: 'http://www.w3.org/2001/XMLSchema-instance',
  ns1: soapService.namespace,
} as const;

/** Formats an element on several lines, with its content indented. */
function block(head: string, name: string, inside: readonly string[]): string {
  const lines = inside.flatMap((each) => each.split('\n')).map((line) => `  ${line}`);
  return [`<${head}>`, ...lines, `</${name}>`].join('\n');
}

/** Formats a list as an array in SOAP encoding (SOAP 1.1 §5.4.2). */
function list(name: string, type: SoapTypeName, items: readonly SoapFields[]): string {
  const head = `${name} SOAP-ENC:arrayType="ns1:${type}[${items.length}]" xsi:type="SOAP-ENC:Array"`;
  return block(
    head,
    name,
    items.map((item) => object('item', type, item)),
  );
}

function object(name: string, type: SoapTypeName, value: SoapFields): string {
  const fields = Object.entries<string>(soapTypes[type]).flatMap(([field, kind]) => {
    const given = value[field];
    if (given === undefined) return [];
    if (Array.isArray(given)) return list(field, kind.slice(0, -2) as SoapTypeName, given);
    if (typeof given === 'object') return object(field, kind as SoapTypeName, given as SoapFields);
    return `<${field} xsi:type="xsd:${kind}">${escapeText(String(given))}</${field}>`;
  });
  return block(`${name} xsi:type="ns1:${type}"`, name, fields);
}

/** Writes an RPC call with the type of each value, as old plugins do (docs/decisions/soap-compatibility.md). */
export function soapEnvelope(method: SoapMethodName, entity: SoapFields, part: SoapFields): string {
  const { name, type } = soapParts[method];
  const call = block(`ns1:${method}`, `ns1:${method}`, [
    object('entity', 'RequestEntity', entity),
    object(name, type, part),
  ]);
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const head = `SOAP-ENV:Envelope${declared.join('')} SOAP-ENV:encodingStyle="${namespaces['SOAP-ENC']}"`;
  const whole = block(head, 'SOAP-ENV:Envelope', [block('SOAP-ENV:Body', 'SOAP-ENV:Body', [call])]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
}

/** Message of a refusal, taken from a method's error, its state, or a fault. */
export function soapRefusal(xml: string): string | undefined {
  return textIn(xml, 'err_msg') ?? textIn(xml, 'message') ?? textIn(xml, 'faultstring');
}
