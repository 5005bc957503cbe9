import { readFileSync } from 'node:fs';
import { apiChanges } from '@balcao/contract/changes/api.ts';
import type { Changes } from '@balcao/contract/changes/change.ts';
import { sandboxChanges } from '@balcao/contract/changes/sandbox.ts';
import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { buildControlDescription } from '@balcao/contract/openapi/control.ts';
import { descriptionLines } from '../derived/listing.ts';
import { at } from '../run/paths.mjs';

/** The descriptions that the list of changes was last kept for, after the ids that the list had. */
export const listedFile = at('contract', 'changes', 'snapshots', 'listed.txt');

/** The lines of the descriptions as they are; their language does not matter. */
export const currentLines = (): string[] =>
  descriptionLines({ api: buildDescription('pt'), sandbox: buildControlDescription('pt') });

export const changes: Changes = { ...apiChanges, ...sandboxChanges };

export const textOfListed = (): string =>
  `${[Object.keys(changes).join(' '), ...currentLines()].join('\n')}\n`;

export function readListed(): { ids: string[]; lines: string[] } {
  const [ids = '', ...lines] = readFileSync(listedFile, 'utf8').trimEnd().split('\n');
  return { ids: ids.split(' '), lines };
}
