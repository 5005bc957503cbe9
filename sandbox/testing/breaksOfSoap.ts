import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapFaults } from '@balcao/contract/soap/soapFaults.ts';
import { type SoapField, type SoapTypeName, soapTypes } from '@balcao/contract/soap/soapTypes.ts';
import { type Element, parseXml } from '../soap/parseXml.ts';

const faultCodes = new Set(Object.values(soapFaults).map(({ faultcode }) => `SOAP-ENV:${faultcode}`));

const plain: Readonly<Record<string, RegExp>> = {
  int: /^-?\d{1,16}$/,
  float: /^-?\d+(\.\d+)?$/,
  boolean: /^(true|false|0|1)$/,
};

const isNil = ({ attributes }: Element) => attributes.nil === 'true';

function breaksOfField(given: Element, { type, list }: SoapField): string[] {
  if (isNil(given)) return [];
  if (list) return given.children.flatMap((item) => breaksOfObject(item, type as SoapTypeName));
  if (type in soapTypes) return breaksOfObject(given, type as SoapTypeName);
  const fits = plain[type]?.test(given.text) ?? true;
  return fits ? [] : [`${given.name} is ${given.text}, and its type ${type}`];
}

/** Fields of an object that its type does not have, or that it lacks. */
function breaksOfObject(given: Element, type: SoapTypeName): string[] {
  const names = given.children.map(({ name }) => name).join(' ');
  const expected = soapTypes[type].map(({ name }) => name).join(' ');
  if (names !== expected) return [`${type} has the fields ${names} instead of ${expected}`];
  return soapTypes[type].flatMap((field, at) => breaksOfField(given.children[at] as Element, field));
}

const childOf = (element: Element | undefined, name: string) => element?.children.find((child) => child.name === name);

/** Type violations in a SOAP response. A fault needs status 500 (SOAP 1.1 §6.2), an internal one code `Server`. */
export function breaksOfSoap(status: number, text: string): string {
  let root: Element;
  try {
    root = parseXml(text);
  } catch {
    return 'the response is no XML';
  }
  const [first] = childOf(root, 'Body')?.children ?? [];
  if (!first) return 'the response has no body';
  if (first.name === 'Fault') {
    const code = childOf(first, 'faultcode')?.text ?? '';
    if (status !== 500 || !faultCodes.has(code)) return `a fault ${code} with status ${status}`;
    return code === 'SOAP-ENV:Server' ? 'a fault of ours' : '';
  }
  const method = first.name.replace(/Response$/, '');
  if (status !== 200 || !Object.hasOwn(soapMethods, method)) return `${first.name} with status ${status}`;
  const { returns } = soapMethods[method as keyof typeof soapMethods];
  const [result] = first.children;
  return result ? breaksOfObject(result, returns).join('; ') : 'the response returns nothing';
}

/** Whether a response is a fault, in which case the call had no effect. */
export const isSoapFault = (text: string) => text.includes('<SOAP-ENV:Fault>');
