import { type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { namespaces } from '@balcao/contract/soap/namespaces.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { formatLisbon } from '@balcao/sandbox/domain/clock/lisbonTime.ts';
import { hexDigestOf } from '@balcao/sandbox/domain/ids/digest.ts';
import { type Element, parseXml } from '@balcao/sandbox/soap/parseXml.ts';
import { element, escapeXml } from '@balcao/text/xml.ts';
import type { CallRequest } from './call.ts';
import type { Shop } from './shop.ts';
import type { World } from './world.ts';

/** Serialises a value as an old client does: lists as arrays, and without types. */
function written(name: string, value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return element(name, { 'xsi:nil': 'true' });
  if (Array.isArray(value)) {
    const items = value.map((item) => written('item', item)).join('');
    return element(name, { 'SOAP-ENC:arrayType': `tns:x[${value.length}]` }, items);
  }
  if (typeof value !== 'object') return element(name, {}, escapeXml(String(value)));
  const fields = Object.entries(value).map(([field, held]) => written(field, held));
  return element(name, {}, fields.join(''));
}

/** Call to the old service as a plugin makes it; `more` changes its `entity`. */
export async function soapRequest(
  world: World,
  shop: Shop,
  method: SoapMethodName,
  request: unknown = {},
  more: Readonly<Record<string, string>> = {},
): Promise<CallRequest> {
  const { date = formatLisbon(world.clockOf(shop.tenant)) } = more;
  const hash = await hexDigestOf(shop.privateKey + date, 64);
  const entity = { platformCode: shop.platformCode, hash, date, nif: shop.clientId, lang: 'PT', ...more };
  const [, part] = soapMethods[method].parts;
  const parts = written('entity', entity) + (part ? written(part.name, request) : '');
  const attributes = {
    'xmlns:SOAP-ENV': namespaces.envelope,
    'xmlns:SOAP-ENC': namespaces.encoding,
    'xmlns:tns': namespaces.service,
    'xmlns:xsi': namespaces.instance,
  };
  const body = element('SOAP-ENV:Body', {}, element(`tns:${method}`, {}, parts));
  return {
    method: 'POST',
    path: soapService.paths.testing + soapService.endpoint,
    headers: { 'content-type': soapService.contentType },
    body: element('SOAP-ENV:Envelope', attributes, body),
    anonymous: true,
  };
}

/** Value in a response of the old service, whose shape depends on the method. */
type SoapValue = ReturnType<typeof JSON.parse>;

function read({ attributes, children, text }: Element): SoapValue {
  if (attributes.nil === 'true') return undefined;
  if (attributes.type === 'SOAP-ENC:Array') return children.map(read);
  if (attributes.type?.startsWith('tns:') || children.length > 0)
    return Object.fromEntries(children.map((child) => [child.name, read(child)]));
  return text;
}

/** Content of a response of the old service; undefined for a fault or another document. */
export function readSoap(text: string): SoapValue {
  const response = parseXml(text).children[0]?.children[0];
  const [value] = response?.name === 'Fault' ? [] : (response?.children ?? []);
  return value && read(value);
}
