import { ownSdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import { locales } from '@balcao/contract/words/locales.ts';
import { strFromU8, unzipSync } from 'fflate';
import type { Files } from './recordedFiles.ts';
import { openRoom, type Room } from './room.ts';

/** A language of each generator: what it is called where it is generated. */
const generators = Object.entries(ownSdkLanguages).filter(([language, generator]) => language === generator);

/**
 * The README of each client the sandbox makes, in each language of people, as it lies in the downloaded zip. The
 * tests of the clients run its code, so that pages may show it.
 * @returns texts by their path below the recordings: `sdks/readme/pt/python.md`
 */
export async function readmes(): Promise<Files> {
  const room = await openRoom();
  const files = new Map<string, string>();
  try {
    for (const [language] of generators)
      for (const locale of locales)
        files.set(`sdks/readme/${locale}/${language}.md`, await readmeOf(room, language, locale));
  } finally {
    await room.close();
  }
  return files;
}

async function readmeOf(room: Room, language: string, locale: string): Promise<string> {
  const headers = { 'Accept-Language': locale };
  const made = await room.send({ method: 'POST', path: `/api/sdks/${language}`, headers, body: null });
  const { link } = JSON.parse(made.body).data;
  const zip = await room.answer(new Request(link), new URL(link).pathname);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const readme = Object.entries(files).find(([path]) => path.endsWith('/README.md'))?.[1];
  if (!readme) throw new Error(`The ${language} client has no README.`);
  return strFromU8(readme);
}
