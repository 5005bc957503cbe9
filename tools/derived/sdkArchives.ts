import { mkdir, writeFile } from 'node:fs/promises';
import { zipOf } from '@balcao/sandbox/sdk-generation/zip.ts';
import { at } from '../run/paths.mjs';
import { clients } from './clients.ts';

/** `tsx sdkArchives.ts` creates an archive of each client for downloading. */
for await (const { locale, name, files } of clients()) {
  const folder = at('.build', 'downloads', 'clients', locale);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.zip`, await zipOf(files, name));
}
