import { type MethodCode, methodCodes, methodNames } from '@balcao/contract/resources/payments/paymentEnums.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { buildEncodingSchema, buildWsdl } from '@balcao/contract/soap/wsdl.ts';
import { element, escapeXml } from '@balcao/text/xml.ts';

const folder = '/paypay/icons/';
const [width, height] = [120, 40];

export function iconUrl(publicUrl: string, code: MethodCode): string {
  return `${publicUrl}${folder}${code}.svg`;
}

/** Icon of a method: a plate with its name instead of its logo, which is a trademark. */
function drawn(code: MethodCode): string {
  const label = code === 'CC' ? code : methodNames[code].pt;
  const size = { width: String(width), height: String(height) };
  const plate = element('rect', { ...size, rx: '6', fill: '#1f4fa3' });
  const text = { x: '50%', y: '50%', 'text-anchor': 'middle', 'dominant-baseline': 'central' };
  const font = { fill: '#fff', 'font-family': 'sans-serif', 'font-size': '16' };
  const svg = { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${width} ${height}` };
  return element('svg', svg, plate + element('text', { ...text, ...font }, escapeXml(label)));
}

export function iconAt(path: string): Response | undefined {
  const code = methodCodes.find((known) => path === `${folder}${known}.svg`);
  if (!code) return undefined;
  return new Response(drawn(code), { headers: { 'Content-Type': 'image/svg+xml' } });
}

const { paths, wsdl, endpoint, encodingSchema, contentType } = soapService;

/** Folders of the service in both environments, with and without `index.php`. */
const folders = Object.values(paths).flatMap((path) => [
  path,
  path.replace('/paypayservices/', '/index.php/paypayservices/'),
]);

export interface Address {
  kind: 'description' | 'schema' | 'endpoint';
  folder: string;
}

/** Whether a query requests the description: `?wsdl` in any case, or `?singleWsdl` of .NET. */
const asksForDescription = (search: URLSearchParams) =>
  [...search.keys()].some((name) => /^(single)?wsdl$/i.test(name));

/** Parses a URL in any form that tools use: `/wsdl` or `?wsdl` (docs/decisions/soap-compatibility.md). */
export function addressOf({ pathname, searchParams }: URL): Address | undefined {
  const path = pathname.replace(/\/+$/, '');
  const folder = folders.find((each) => path === each || path.startsWith(`${each}/`));
  if (folder === undefined) return undefined;
  const file = path.slice(folder.length);
  const isBase = file === '' || file === endpoint;
  if (file.toLowerCase() === wsdl || (isBase && asksForDescription(searchParams)))
    return { kind: 'description', folder };
  if (file === `/${encodingSchema}`) return { kind: 'schema', folder };
  return file === endpoint ? { kind: 'endpoint', folder } : undefined;
}

export const endpointOf = ({ folder }: Address, base: string) => base + folder + endpoint;
export const descriptionOf = ({ folder }: Address, base: string) => base + folder + wsdl;

export const headers = {
  'Content-Type': contentType,
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

export function documentAt(address: Address, base: string): Response {
  const isSchema = address.kind === 'schema';
  return new Response(isSchema ? buildEncodingSchema() : buildWsdl(endpointOf(address, base)), { headers });
}
