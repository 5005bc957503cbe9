import type { SearchArea } from './document.ts';

const places: readonly (readonly [under: string, area: SearchArea])[] = [
  ['/api#errors/', 'errors'],
  ['/api', 'reference'],
  ['/sandbox-api#errors/', 'errors'],
  ['/sandbox-api', 'reference'],
  ['/docs/guides', 'guides'],
  ['/docs/integrations', 'integrations'],
  ['/docs/soap', 'soap'],
];

/** Area of a result; pages outside all areas, such as the home page, belong to the portal. */
export function areaOf(href: string): SearchArea {
  return places.find(([under]) => href.startsWith(under))?.[1] ?? 'portal';
}
