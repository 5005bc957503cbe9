import { zipSync } from 'fflate';
import type { Files } from './generator.ts';

/** In local terms, as zip files count time: its bytes are then the same in every time zone. */
const modified = new Date(2025, 0, 1);

/**
 * The zip file of these texts: the same texts always give the same bytes.
 * @param folder everything lies in it
 */
export function zipOf(files: Files, folder: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries = Object.entries(files).map(([path, text]) => [`${folder}/${path}`, encoder.encode(text)]);
  return zipSync(Object.fromEntries(entries), { mtime: modified, level: 9 });
}
