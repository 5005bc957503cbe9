import type { TileName } from '@balcao/ui/azulejo/tiles.ts';
import { referencePageAt } from './api/referencePages.ts';

export const areas = {
  guides: { tile: 'star', under: '/docs/guides' },
  specification: { tile: 'lattice', under: '/api' },
  integrations: { tile: 'rings', under: '/docs/integrations' },
  soap: { tile: 'petals', under: '/docs/soap' },
} as const satisfies Record<string, { tile: TileName; under: string }>;
export type Area = keyof typeof areas;

/** The area of a URL; undefined for pages outside all areas, such as the home page. */
export function areaOf(href: string): Area | undefined {
  if (referencePageAt(href.replace(/\/$/, ''))) return 'specification';
  return (Object.keys(areas) as Area[]).find((area) => href.startsWith(areas[area].under));
}
