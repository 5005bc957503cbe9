import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkFile } from '../../../tools/run/replaceFile.mjs';

export type Write = (file: string, content: string | Uint8Array) => void;

/** @returns a function that writes files below a folder. Repeated content becomes a link to the previous file */
export function writerTo(folder: string): Write {
  const made = new Set<string>();
  let last: { content: string | Uint8Array; target: string } | undefined;
  return (file, content) => {
    const target = path.join(folder, file);
    const around = path.dirname(target);
    if (!made.has(around)) mkdirSync(around, { recursive: true });
    made.add(around);
    if (last?.content === content) return linkFile(last.target, target);
    writeFileSync(target, content);
    last = { content, target };
  };
}

/** Writes `page.html` and `page/index.html`, because some hosts serve the first for `/page`, others the second. */
export function writePage(write: Write, address: string, html: string): void {
  const isOneFile = /(^\/|\.html)$/.test(address);
  const page = address.slice(1).replace(/\.html$/, '') || 'index';
  write(`${page}.html`, html);
  if (!isOneFile) write(`${page}/index.html`, html);
}
