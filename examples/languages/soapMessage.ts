import { type SoapMethod, soapMethods } from '@balcao/contract/soap/methods.ts';
import { namespaces as ns } from '@balcao/contract/soap/namespaces.ts';
import { type SoapField, type SoapTypeName, soapTypes } from '@balcao/contract/soap/soapTypes.ts';
import { block, element, escapeXml } from '@balcao/text/xml.ts';
import type { SoapCall } from '../soapCall.ts';

type EntityBlock = Readonly<Record<'platformCode' | 'hash' | 'date' | 'nif' | 'lang', string>>;

type Writer = (text: string) => string;

const asItIs: Writer = (text) => text;

function fieldOf(type: SoapTypeName, name: string): SoapField {
  const field = soapTypes[type].find((known) => known.name === name);
  if (!field) throw new Error(`${type} has no field ${name}.`);
  return field;
}

function listOf(name: string, type: SoapTypeName, items: readonly object[], write: Writer): string {
  const attributes = { 'SOAP-ENC:arrayType': `tns:${type}[${items.length}]`, 'xsi:type': 'SOAP-ENC:Array' };
  return block(
    name,
    attributes,
    items.map((item) => objectOf('item', type, item, write)),
  );
}

function objectOf(name: string, type: SoapTypeName, value: object, write: Writer): string {
  const inside = Object.entries(value).map(([key, held]) => {
    const field = fieldOf(type, key);
    if (field.list) return listOf(key, field.type as SoapTypeName, held, write);
    if (typeof held === 'object') return objectOf(key, field.type as SoapTypeName, held, write);
    return element(key, {}, write(String(held)));
  });
  return block(name, {}, inside);
}

/**
 * Whole SOAP message, RPC/encoded and indented (SOAP 1.1 §5 and §7).
 * @param write escapes a text of the request for XML and, if needed, for the surrounding language
 * @throws Error for a field that is not in the contract's type
 */
export function soapMessage({ soap, request = {} }: SoapCall, entity: EntityBlock, write: Writer = escapeXml): string {
  const { parts }: SoapMethod = soapMethods[soap];
  const written = parts.map(({ name, type, list }, index) => {
    if (index === 0) return objectOf(name, type, entity, asItIs);
    return list ? listOf(name, type, request as object[], write) : objectOf(name, type, request as object, write);
  });
  const call = block(`tns:${soap}`, { 'SOAP-ENV:encodingStyle': ns.encoding }, written);
  const spaces = {
    'xmlns:SOAP-ENV': ns.envelope,
    'xmlns:SOAP-ENC': ns.encoding,
    'xmlns:xsi': ns.instance,
    'xmlns:tns': ns.service,
  };
  const envelope = block('SOAP-ENV:Envelope', spaces, [block('SOAP-ENV:Body', {}, [call])]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${envelope}`;
}
