import { type MethodCode, methodCodes } from '@balcao/contract/resources/payments/enums.ts';
import { methodNames } from '@balcao/contract/resources/payments/methodNames.ts';
import { element, escapeXml } from '@balcao/text/xml.ts';

const folder = '/paypay/icons/';
const [width, height] = [120, 40];

/** Address of a method's icon, as `iconUrl` tells it. */
export function iconUrl(publicUrl: string, code: MethodCode): string {
  return `${publicUrl}${folder}${code}.svg`;
}

/** A method's icon: its name on a plate. The marks of the methods belong to others, so that none is imitated. */
function drawn(code: MethodCode): string {
  const label = code === 'CC' ? code : methodNames[code].pt;
  const size = { width: String(width), height: String(height) };
  const plate = element('rect', { ...size, rx: '6', fill: '#1f4fa3' });
  const text = { x: '50%', y: '50%', 'text-anchor': 'middle', 'dominant-baseline': 'central' };
  const font = { fill: '#fff', 'font-family': 'sans-serif', 'font-size': '16' };
  const svg = { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${width} ${height}` };
  return element('svg', svg, plate + element('text', { ...text, ...font }, escapeXml(label)));
}

/** The icon at an address; undefined where there is none. */
export function iconAt(path: string): Response | undefined {
  const code = methodCodes.find((known) => path === `${folder}${known}.svg`);
  if (!code) return undefined;
  return new Response(drawn(code), { headers: { 'Content-Type': 'image/svg+xml' } });
}
