import { jsonHtml, pretty } from './json.ts';
import { isXml, prettyXml, xmlHtml } from './xml.ts';

/** A body as highlighted HTML: XML as XML, everything else as JSON. */
export function bodyHtml(body: unknown): string {
  if (typeof body === 'string' && isXml(body)) return xmlHtml(prettyXml(body));
  return jsonHtml(pretty(body));
}
