import { bodyLimitBytes } from '@balcao/contract/schema/requestLimits.ts';
import type { RequestTrace } from '../domain/requests/requestTrace.ts';
import { SoapFault } from './fault.ts';

/** Compressions used by PHP's SoapClient, by their name in `Content-Encoding`. */
const codings: Readonly<Record<string, CompressionFormat | undefined>> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
};

const charsets: Readonly<Record<string, 'utf-8' | 'windows-1252' | undefined>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

/** Reads a stream up to the message limit. @throws SoapFault `large`, or `failed` if the stream breaks */
async function collect(stream: ReadableStream<Uint8Array> | null, failed: SoapFault): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      length += chunk.value.length;
      if (length > bodyLimitBytes) throw new SoapFault('large');
      chunks.push(chunk.value);
    }
  } catch (error) {
    await reader?.cancel().catch(() => undefined);
    throw error instanceof SoapFault ? error : failed;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Decompresses a body. The size limit applies before and after. */
async function unpacked(bytes: Uint8Array, coding: string): Promise<Uint8Array> {
  const format = codings[coding];
  if (!format) throw new SoapFault('coding', coding);
  const packed = new Blob([bytes as BlobPart]).stream();
  return collect(packed.pipeThrough(new DecompressionStream(format)), new SoapFault('packed', coding));
}

const beginning = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));

/** Character sets that a message declares, by precedence (RFC 7303 §3): byte order mark, header, first line. */
function declared(contentType: string, bytes: Uint8Array): string[] {
  const start = beginning(bytes);
  const [, header] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType) ?? [];
  const [, prolog] = /^(?:ï»¿)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)/.exec(start) ?? [];
  const mark = (start.startsWith('ï»¿') && 'UTF-8') || (/^(ÿþ|þÿ)/.test(start) && 'UTF-16') || undefined;
  return [mark, header, prolog].filter((name) => name !== undefined);
}

/** Whether names of character sets contradict each other. Aliases do not, and no names do if all letters are ASCII. */
function contradict(names: readonly string[], bytes: Uint8Array): boolean {
  const sets = new Set(names.map((name) => charsets[name.toLowerCase()] ?? name.toLowerCase()));
  return sets.size > 1 && bytes.some((byte) => byte > 0x7f);
}

/** Characters of windows-1252 from 0x80 to 0x9F, which Node's decoder turns into control characters. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const withSigns = (text: string) =>
  text.replace(/[\u0080-\u009F]/g, (sign) => ofWindows[sign.charCodeAt(0) - 0x80] ?? sign);

/** @throws SoapFault `charset`, `charsets` or `bytes`, because no byte may be replaced silently */
function decoded(contentType: string, bytes: Uint8Array): string {
  const names = declared(contentType, bytes);
  const [name = 'UTF-8'] = names;
  const charset = charsets[name.toLowerCase()];
  if (!charset) throw new SoapFault('charset', name);
  if (contradict(names, bytes)) throw new SoapFault('charsets', names.join(', '));
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
    return charset === 'utf-8' ? text : withSigns(text);
  } catch {
    throw new SoapFault('bytes', name);
  }
}

/** Reads the body as text; notes its decompressed size. @throws SoapFault if it contradicts its headers */
export async function readBody({ headers, body }: Request, trace: RequestTrace): Promise<string> {
  // A body above the limit is read only up to the limit.
  trace.received = bodyLimitBytes;
  if (Number(headers.get('content-length') ?? 0) > bodyLimitBytes) throw new SoapFault('large');
  const [parts] = /^\s*multipart\/[\w.-]+/i.exec(headers.get('content-type') ?? '') ?? [];
  if (parts) throw new SoapFault('multipart', parts.trim());
  const coding = headers.get('content-encoding')?.trim().toLowerCase() || 'identity';
  const sent = await collect(body, new SoapFault('cut'));
  const bytes = coding === 'identity' ? sent : await unpacked(sent, coding);
  trace.received = bytes.length;
  return decoded(headers.get('content-type') ?? '', bytes);
}
