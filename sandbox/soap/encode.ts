import { type SoapField, type SoapTypeName, soapTypes } from '@balcao/contract/soap/types.ts';
import { qualified } from '@balcao/contract/soap/wsdl.ts';
import { element, escapeXml } from '@balcao/text/xml.ts';

/** What an answer holds; a field that is left out goes out as nil. */
type SoapValue = string | number | boolean | undefined | SoapObject | readonly SoapObject[];
export interface SoapObject {
  readonly [field: string]: SoapValue;
}

const nil = { 'xsi:nil': 'true' };

function checkNames(type: SoapTypeName, value: SoapObject): void {
  const unknown = Object.keys(value).find((name) => !soapTypes[type].some((field) => field.name === name));
  if (unknown) throw new Error(`${type} has no field ${unknown}.`);
}

function encodeField({ name, type, list }: SoapField, value: SoapValue): string {
  if (value === undefined) return element(name, nil);
  if (list) {
    const items = value as readonly SoapObject[];
    const attributes = {
      'SOAP-ENC:arrayType': `${qualified(type)}[${items.length}]`,
      'xsi:type': 'SOAP-ENC:Array',
    };
    const inside = items.map((item) => encodeObject('item', type as SoapTypeName, item));
    return element(name, attributes, inside.join(''));
  }
  if (typeof value === 'object') return encodeObject(name, type as SoapTypeName, value as SoapObject);
  return element(name, { 'xsi:type': qualified(type) }, escapeXml(String(value)));
}

/**
 * An object as RPC/encoded writes it: each field in the order of the contract, with its type (SOAP 1.1 §5).
 * @throws Error for a field the type lacks: a mistake of ours
 */
export function encodeObject(name: string, type: SoapTypeName, value: SoapObject): string {
  checkNames(type, value);
  const fields = soapTypes[type].map((field) => encodeField(field, value[field.name]));
  return element(name, { 'xsi:type': qualified(type) }, fields.join(''));
}
