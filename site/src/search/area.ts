import type { SearchArea } from './document.ts';

const places: readonly (readonly [under: string, area: SearchArea])[] = [
  ['/api#errors/', 'errors'],
  ['/api', 'reference'],
  ['/docs/guides', 'guides'],
  ['/docs/integrations', 'integrations'],
  ['/docs/soap', 'soap'],
];

/** The area a hit is shown in; pages outside all of them, like the home page, are the portal's. */
export function areaOf(href: string): SearchArea {
  return places.find(([under]) => href.startsWith(under))?.[1] ?? 'portal';
}
