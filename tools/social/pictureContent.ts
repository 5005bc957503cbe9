import { createHash } from 'node:crypto';
import { tiles } from '@balcao/ui/azulejo/tiles.ts';
import { cards } from './cards.ts';

/** What the pictures say and show, as one short text: another one means that they have to be drawn again. */
export function pictureContent(): string {
  return createHash('sha256').update(JSON.stringify({ cards, tiles })).digest('hex').slice(0, 16);
}
