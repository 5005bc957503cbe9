import { at } from '../run/paths.mjs';
import { clients } from './clients.ts';
import { write } from './folderFiles.ts';

/** READMEs of all clients, for pages. Tests of the clients run their code from the zip file. */
const files = new Map<string, string>();
for await (const { api, locale, language, files: of } of clients())
  files.set(`${api}/${locale}/${language}.md`, of['README.md'] ?? '');
await write(files, at('.build', 'sdk-readmes'));
