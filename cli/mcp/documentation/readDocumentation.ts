import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { DocumentationFile } from './documentation.ts';

const unpack = promisify(brotliDecompress);

export async function readDocumentation(folder: URL, locale: Locale): Promise<DocumentationFile | undefined> {
  try {
    const packed = await readFile(new URL(`documentation.${locale}.json.br`, folder));
    return JSON.parse((await unpack(packed)).toString()) as DocumentationFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
