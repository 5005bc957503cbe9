import { createHash } from 'node:crypto';
import type { SoapProvocation } from '@balcao/contract/soap/methodProvocations.ts';
import { type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { namespaces as ns } from '@balcao/contract/soap/namespaces.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { element, escapeXml } from '@balcao/text/xml.ts';
import { formatLisbon } from '../domain/clock/lisbonTime.ts';
import { type Element, parseXml } from '../soap/parseXml.ts';
import { type Identity, merchant } from './api.ts';
import type { TestSandbox } from './testSandbox.ts';

/** Content of a response as JSON: strings, objects and lists, in the structure of its method. */
export type SoapResponse = ReturnType<typeof JSON.parse>;

/** Code and message of a response to any method; `02` means success. */
export function refusalIn(answer: SoapResponse): { code: string; message: string } {
  const [saved] = answer.paymentReferenceErrors ?? [];
  if (saved) return { code: saved.errorCode, message: saved.errorMessage };
  if (answer.err_code) return { code: answer.err_code, message: answer.err_msg };
  return answer.requestState ?? answer.integrationState ?? (answer.state?.code ? answer.state : answer);
}

export const endpoint = soapService.paths.testing + soapService.endpoint;

const origin = 'http://localhost:4000';

/** Value in the notation of an old client: lists as arrays, without types. */
export function writtenSoap(name: string, value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return element(name, { 'xsi:nil': 'true' });
  if (Array.isArray(value)) {
    const inside = value.map((item) => writtenSoap('item', item));
    return element(name, { 'SOAP-ENC:arrayType': `tns:x[${value.length}]` }, inside.join(''));
  }
  if (typeof value !== 'object') return element(name, {}, escapeXml(String(value)));
  const inside = Object.entries(value).map(([field, held]) => writtenSoap(field, held));
  return element(name, {}, inside.join(''));
}

export function messageOf(body: string, header = ''): string {
  const attributes = {
    'xmlns:SOAP-ENV': ns.envelope,
    'xmlns:SOAP-ENC': ns.encoding,
    'xmlns:tns': ns.service,
    'xmlns:xsi': ns.instance,
  };
  return element('SOAP-ENV:Envelope', attributes, header + element('SOAP-ENV:Body', {}, body));
}

function read({ attributes, children, text }: Element): SoapResponse {
  if (attributes.nil === 'true') return undefined;
  if (attributes.type === 'SOAP-ENC:Array') return children.map(read);
  if (attributes.type?.startsWith('tns:') || children.length > 0) {
    return Object.fromEntries(children.map((child) => [child.name, read(child)]));
  }
  return text;
}

export function entityBlock({ code, privateKey, clientId }: Identity, date: string, more: object = {}) {
  const hash = createHash('sha256')
    .update(privateKey + date)
    .digest('hex');
  return { platformCode: code, hash, date, nif: clientId, lang: 'PT', ...more };
}

/** SOAP client like that of a shop. */
export function soapOf(
  testSandbox: { sandbox: TestSandbox['sandbox']; clock: { at: number } },
  identity: Identity = merchant,
) {
  const post = (body: BodyInit, path = endpoint, headers: Record<string, string> = {}) =>
    testSandbox.sandbox.fetch(
      new Request(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'text/xml; charset=utf-8', ...headers },
        body,
        duplex: 'half',
      } as RequestInit),
    );
  const block = (more: object = {}) => entityBlock(identity, formatLisbon(testSandbox.clock.at), more);

  /** Sends a message. Returns the code and the message of the resulting fault. */
  async function fault(body: BodyInit, headers?: Record<string, string>) {
    const response = await post(body, endpoint, headers);
    const root = parseXml(await response.text());
    const given = read(root).Body.Fault;
    return { status: response.status, code: given?.faultcode, words: given?.faultstring };
  }
  /** Calls a method; throws if the response is a fault. */
  async function call(method: SoapMethodName, request?: unknown, entity: object = {}): Promise<SoapResponse> {
    const [, part] = soapMethods[method].parts;
    const parts = writtenSoap('entity', block(entity)) + (part ? writtenSoap(part.name, request ?? {}) : '');
    const response = await post(messageOf(element(`tns:${method}`, {}, parts)));
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${method} was answered with a fault: ${text}`);
    const answer = parseXml(text).children[0]?.children[0];
    return read(answer?.children[0] as Element);
  }
  /** Sends a provocation of the contract, after the request that creates its payment, if there is one. */
  async function provoke({ first, method, request, entity }: SoapProvocation): Promise<SoapResponse> {
    const made = first && (await call(first.method, first.request));
    return call(method, made ? { paymentId: made.paymentId } : request, entity);
  }
  return { post, block, fault, call, provoke, written: writtenSoap };
}
