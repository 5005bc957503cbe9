import { apiVersion } from '@balcao/contract/schema/limits.ts';
import type { TileName } from '@balcao/ui/azulejo/tiles.ts';
import { provider } from '../../provider.config.ts';

/** Pixels of a picture, as the places that show shared links ask for them. */
export const size = { width: 1200, height: 630 } as const;

/** The picture of an area where a link to it is shared: its words are the same in every language. */
export interface SocialCard {
  tile: TileName;
  brand: string;
  title: string;
  /** What the area is about, as it is written on the wire. */
  lines: readonly string[];
}

const common = { brand: provider.brand, title: 'API documentation' };

/** A card for each area, by its name in site/src/components/areas.ts. */
export const cards = {
  guides: { ...common, tile: 'star', lines: ['POST /api/payments/references', 'payment_confirmed'] },
  specification: { ...common, tile: 'lattice', lines: ['GET /api/docs/api.json', `REST ${apiVersion}`] },
  integrations: { ...common, tile: 'rings', lines: ['PrestaShop', 'WooCommerce'] },
  soap: { ...common, tile: 'petals', lines: ['createPaymentReference', 'doWebPayment'] },
} as const satisfies Record<string, SocialCard>;
