import type { TileName } from '@balcao/ui/azulejo/tiles.ts';

export const areas = {
  guides: 'star',
  specification: 'lattice',
  integrations: 'rings',
  soap: 'petals',
} as const satisfies Record<string, TileName>;
export type Area = keyof typeof areas;
