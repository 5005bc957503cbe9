import type { TileName } from '@balcao/ui/azulejo/tiles.ts';

export const areas = {
  guides: 'star',
  specification: 'lattice',
  integrations: 'rings',
  soap: 'petals',
} as const satisfies Record<string, TileName>;
export type Area = keyof typeof areas;

/** Id of every page's `<main>`, to which the skip link leads. */
export const contentId = 'content';

export const firstGuide = '/docs/guides/intro';

export const quickstart = '/docs/guides/quickstart';

export const firstPayment = '/docs/guides/payments/payment-multibanco';

export const firstIntegration = '/docs/integrations/intro';
