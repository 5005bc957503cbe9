import { type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { type SoapVersion, soapVersions } from '@balcao/contract/soap/namespaces.ts';
import { type SoapField, type SoapTypeName, soapTypes } from '@balcao/contract/soap/soapTypes.ts';
import { qualified } from '@balcao/contract/soap/wsdl.ts';
import { element, escapeXml } from '@balcao/text/xml.ts';

/** Fields of a response. A missing field is written as nil. */
type SoapValue = string | number | boolean | undefined | SoapObject | readonly SoapObject[];
export interface SoapObject {
  readonly [field: string]: SoapValue;
}

/** Namespace for the name of a result (SOAP 1.2 part 2 §4.2.1). */
const rpc = 'http://www.w3.org/2003/05/soap-rpc';

const nil = { 'xsi:nil': 'true' };

function checkNames(type: SoapTypeName, value: SoapObject): void {
  const unknown = Object.keys(value).find((name) => !soapTypes[type].some((field) => field.name === name));
  if (unknown) throw new Error(`${type} has no field ${unknown}.`);
}

/** Attributes for the type and size of a list (SOAP 1.1 §5.4.2, SOAP 1.2 part 2 §3.1.6). */
const arrayAttributes = (version: SoapVersion, type: string, size: number) =>
  version === '1.1'
    ? { 'SOAP-ENC:arrayType': `${type}[${size}]` }
    : { 'SOAP-ENC:itemType': type, 'SOAP-ENC:arraySize': String(size) };

function encodeField({ name, type, list }: SoapField, value: SoapValue, version: SoapVersion): string {
  if (value === undefined) return element(name, nil);
  if (list) {
    const items = value as readonly SoapObject[];
    const attributes = {
      ...arrayAttributes(version, qualified(type), items.length),
      'xsi:type': 'SOAP-ENC:Array',
    };
    const inside = items.map((item) => encodeObject('item', type as SoapTypeName, item, version));
    return element(name, attributes, inside.join(''));
  }
  if (typeof value === 'object') return encodeObject(name, type as SoapTypeName, value as SoapObject, version);
  return element(name, { 'xsi:type': qualified(type) }, escapeXml(String(value)));
}

/** Encodes an object as RPC/encoded: fields in the order of the contract, with types (SOAP 1.1 §5). */
export function encodeObject(name: string, type: SoapTypeName, value: SoapObject, version: SoapVersion): string {
  checkNames(type, value);
  const fields = soapTypes[type].map((field) => encodeField(field, value[field.name], version));
  return element(name, { 'xsi:type': qualified(type) }, fields.join(''));
}

/** Response element of a method with one part, which in SOAP 1.2 is named by another element (part 2 §4.2.1). */
export function encodeAnswer(method: SoapMethodName, answer: SoapObject, version: SoapVersion): string {
  const value = encodeObject('return', soapMethods[method].returns, answer, version);
  if (version === '1.1') return element(`tns:${method}Response`, {}, value);
  const result = element('rpc:result', { 'xmlns:rpc': rpc }, 'return');
  const attributes = { 'SOAP-ENV:encodingStyle': soapVersions[version].encoding };
  return element(`tns:${method}Response`, attributes, result + value);
}
