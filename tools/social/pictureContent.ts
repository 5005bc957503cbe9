import { createHash } from 'node:crypto';
import { tiles } from '@balcao/ui/azulejo/tiles.ts';
import { cards } from './cards.ts';

/** Hash of the cards' content: a new value means that they must be redrawn. */
export function pictureContent(): string {
  return createHash('sha256').update(JSON.stringify({ cards, tiles })).digest('hex').slice(0, 16);
}
