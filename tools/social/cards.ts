import { createHash } from 'node:crypto';
import { apiVersion } from '@balcao/contract/schema/envelope.ts';
import { type TileName, tiles } from '@balcao/ui/azulejo/tiles.ts';
import { provider } from '../../provider.config.ts';

/** Hash of the content of the cards. If it changes, the cards must be drawn again. */
export function pictureContent(): string {
  return createHash('sha256').update(JSON.stringify({ cards, tiles })).digest('hex').slice(0, 16);
}

export const size = { width: 1200, height: 630 } as const;

/** Social card of an area. Its texts are the same in all languages. */
export interface SocialCard {
  tile: TileName;
  brand: string;
  title: string;
  /** Names from the API that stand for the area. */
  lines: readonly string[];
}

const common = { brand: provider.brand, title: 'API documentation' };

/** Card of each area, by the name of the area in site/src/components/areas.ts. */
export const cards = {
  guides: { ...common, tile: 'star', lines: ['POST /api/payments/references', 'payment_confirmed'] },
  specification: { ...common, tile: 'lattice', lines: ['GET /api/docs/api.json', `REST ${apiVersion}`] },
  integrations: { ...common, tile: 'rings', lines: ['PrestaShop', 'WooCommerce'] },
  soap: { ...common, tile: 'petals', lines: ['createPaymentReference', 'doWebPayment'] },
} as const satisfies Record<string, SocialCard>;
