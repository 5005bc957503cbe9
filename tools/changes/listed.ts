import { readFileSync } from 'node:fs';
import { apiChanges } from '@balcao/contract/changes/api.ts';
import type { Changes } from '@balcao/contract/changes/change.ts';
import { sandboxChanges } from '@balcao/contract/changes/sandbox.ts';
import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { buildControlDescription } from '@balcao/contract/openapi/control.ts';
import { descriptionLines } from '../derived/listing.ts';
import { at } from '../run/paths.mjs';

/** Ids of the list of changes when it was last kept, and the descriptions at that time. */
export const listedFile = at('contract', 'changes', 'snapshots', 'listed.txt');

/** Current lines of the descriptions, which are the same in every language. */
export const currentLines = (): string[] =>
  descriptionLines({ api: buildDescription('pt'), sandbox: buildControlDescription('pt') });

export const changes: Changes = { ...apiChanges, ...sandboxChanges };

export const textOfListed = (): string => `${[Object.keys(changes).join(' '), ...currentLines()].join('\n')}\n`;

export function readListed(): { ids: string[]; lines: string[] } {
  const [ids = '', ...lines] = readFileSync(listedFile, 'utf8').trimEnd().split('\n');
  return { ids: ids.split(' '), lines };
}
