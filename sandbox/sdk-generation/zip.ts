import { Zip, ZipDeflate } from 'fflate';
import type { Pace } from '../domain/pace.ts';

/** Local time, as in zip files: the bytes are then equal in every time zone. */
const modified = new Date(2025, 0, 1);

/** Zip of the files in a folder, with reproducible bytes; `pace` yields between two. */
export async function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  folder: string,
  pace?: Pace,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((_, part) => parts.push(part as Uint8Array<ArrayBuffer>));
  for (const [path, content] of Object.entries(files)) {
    const entry = Object.assign(new ZipDeflate(`${folder}/${path}`, { level: 9 }), { mtime: modified });
    zip.add(entry);
    entry.push(typeof content === 'string' ? encoder.encode(content) : content, true);
    await pace?.();
  }
  zip.end();
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
