import type { Sdk } from '@balcao/contract/resources/sdks/operations.ts';
import { unzipSync } from 'fflate';
import type { World } from '../../../proofs/check/world.ts';

/** Who generates a client needs no credentials. */
export const nobody = { authorization: undefined, 'paypay-clientid': undefined };

/** Generates a client, as anyone may. */
export const make = ({ api }: Pick<World, 'api'>, language: string, options?: object, locale = 'PT') =>
  api.post<Sdk>(`/api/sdks/${language}`, options && { options }, { ...nobody, 'accept-language': locale });

/** The bytes behind the link of a client. */
export const download = async ({ sandbox }: World, { link }: Sdk) =>
  new Uint8Array(await (await sandbox.fetch(new Request(link))).arrayBuffer());

/** The files of a client, by their paths. */
export async function filesOf(world: World, language: string, options?: object, locale?: string) {
  const zip = unzipSync(await download(world, (await make(world, language, options, locale)).data));
  return Object.fromEntries(
    Object.entries(zip).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );
}

/** All that a client's files say. */
export const textOf = async (...given: Parameters<typeof filesOf>) =>
  Object.values(await filesOf(...given)).join('\n');
