import { Zip, ZipDeflate } from 'fflate';
import type { Pace } from '../domain/pace.ts';

/** Zip files contain local time, so a local date gives the same bytes in every time zone. */
const modified = new Date(2025, 0, 1);

/** Zip of the files in a folder, the same bytes each time. `pace` lets other work run between two files. */
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
