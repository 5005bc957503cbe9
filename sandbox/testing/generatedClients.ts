import { readFileSync } from 'node:fs';
import { type OwnSdkLanguage, ownSdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import { knownServers, type SdkApi, sdkApis } from '@balcao/contract/resources/sdks/options.ts';
import type { Sdk } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { ofTurn } from '../../tools/test/turn.mjs';
import { generate } from '../sdk-generation/generators.ts';
import { zipOf } from '../sdk-generation/zip.ts';

/** Client to request; the language may have any of its names in the list. */
export interface ClientKind {
  language: OwnSdkLanguage;
  locale: Locale;
  api: SdkApi;
}

/** Every client that a sandbox generates: for each API, locale and name of a language. */
const everyClient: readonly ClientKind[] = (Object.keys(ownSdkLanguages) as OwnSdkLanguage[]).flatMap((language) =>
  locales.flatMap((locale) => [
    { language, locale, api: 'payments' },
    { language, locale, api: 'control' },
  ]),
);

/** Closes the connection, because a process that is busy compiling would find a kept one closed. */
async function ask(url: string, init?: RequestInit): Promise<Uint8Array> {
  const headers = { ...init?.headers, Connection: 'close' };
  return new Uint8Array(await (await fetch(url, { ...init, headers })).arrayBuffer());
}

const optionsOf = ({ api }: ClientKind): Readonly<Record<string, string>> => (api === 'payments' ? {} : { api });

export const folderOf = ({ language, api }: ClientKind) => `${ownSdkLanguages[language]}-${sdkApis[api].packageEnding}`;

export async function downloadClient(
  publicUrl: string,
  kind: ClientKind,
  more: Readonly<Record<string, string>> = {},
): Promise<Uint8Array> {
  const answer = await ask(`${publicUrl}/api/sdks/${kind.language}`, {
    method: 'POST',
    headers: { 'Accept-Language': kind.locale, 'Content-Type': 'application/json' },
    body: JSON.stringify({ options: { ...optionsOf(kind), ...more } }),
  });
  const { data } = JSON.parse(new TextDecoder().decode(answer)) as { data: Sdk };
  return ask(data.link);
}

function fromSource(publicUrl: string, kind: ClientKind): Promise<Uint8Array> {
  const name = kind.api === 'payments' ? 'openapi' : 'control';
  const path = new URL(`../../contract/generated/${name}.${kind.locale}.json`, import.meta.url);
  const document = JSON.parse(readFileSync(path, 'utf8')) as OpenApiDocument;
  const { language, locale } = kind;
  const recipe = { language: ownSdkLanguages[language], locale, options: optionsOf(kind) };
  return zipOf(generate(recipe, document, { ...knownServers, sandbox: publicUrl }), folderOf(kind));
}

/** Clients of this run, of a built sandbox, that differ from the source's, byte for byte. */
export async function differingClients(publicUrl: string): Promise<ClientKind[]> {
  const differing: ClientKind[] = [];
  for (const kind of ofTurn(everyClient, 5, 2)) {
    const zip = await downloadClient(publicUrl, kind);
    if (!Buffer.from(await fromSource(publicUrl, kind)).equals(zip)) differing.push(kind);
  }
  return differing;
}
