import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { element } from '@balcao/text/xml.ts';
import type { Identity } from '../../sandbox/testing/api.ts';
import { entityBlock, messageOf, writtenSoap } from '../../sandbox/testing/soap.ts';
import type { Memory } from '../memory.ts';
import type { SoapStep, Who } from '../steps/step.ts';
import type { BuiltRequest } from './builtRequest.ts';
import { filled } from './fill.ts';

const cut = (text: string, at: number, length: number, by: string) =>
  text.slice(0, at) + by + text.slice(at + length);

/** Wounds that are more than a text put in. */
const changes: Readonly<Record<string, (text: string, at: number) => string>> = {
  drop: (text, at) => cut(text, at, 7, ''),
  cut: (text, at) => text.slice(0, at),
  double: (text, at) => cut(text, at, 0, text.slice(at, at + 200)),
  upper: (text, at) => cut(text, at, 30, text.slice(at, at + 30).toUpperCase()),
};

const encodings: Readonly<Record<string, BufferEncoding>> = { 'utf-16': 'utf16le', 'latin-1': 'latin1' };

function wounded(message: string, wounds: SoapStep['wounds']): string | Uint8Array<ArrayBuffer> {
  const text = wounds.reduce((sofar, [at, wound]) => {
    const place = at % Math.max(sofar.length, 1);
    return (changes[wound] ?? ((held, here) => cut(held, here, 0, wound)))(sofar, place);
  }, message);
  const encoding = wounds.map(([, wound]) => encodings[wound]).find((known) => known !== undefined);
  return encoding ? Uint8Array.from(Buffer.from(text, encoding)) : text;
}

/**
 * A call of a SOAP method.
 * @param date of the tenant's clock, which the hash proves
 */
export function soapRequest(
  { method, request, fills, entity, wounds, path }: SoapStep,
  who: Who,
  identity: Identity,
  date: string,
  memory: Memory,
): BuiltRequest {
  const [, part] = soapMethods[method as keyof typeof soapMethods].parts;
  const block = entityBlock(identity, entity.date ?? date, entity);
  const value = request === '' ? {} : filled(JSON.parse(request), fills, memory);
  const parts = writtenSoap('entity', block) + (part ? writtenSoap(part.name, value) : '');
  return {
    name: `soap ${method}`,
    who,
    method: 'POST',
    path,
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
    body: wounded(messageOf(element(`tns:${method}`, {}, parts)), wounds),
  };
}
