import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from '../../../tools/run/paths.mjs';
import type { ChosenProof, Topic } from './proofs.ts';

const folder = at('site', 'proofs');
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !/^run\.ts$|\.test\.ts$/.test(file));

const topics: Topic[] = await Promise.all(
  files.map(async (file) => (await import(/* @vite-ignore */ pathToFileURL(`${folder}/${file}`).href)).default),
);

/** All proofs of `site/proofs`, by full name: `refund.void-has-no-fee`. */
export const allProofs: ReadonlyMap<string, ChosenProof> = new Map(
  topics.flatMap(({ topic, proofs }) =>
    Object.entries(proofs).map(([name, proof]) => [
      `${topic}.${name}`,
      typeof proof === 'function' ? { chosen: [], proof } : proof,
    ]),
  ),
);
