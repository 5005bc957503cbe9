import type { SearchArea } from './document.ts';

/** Words in the last part of a path, used as a query: `/docs/guides/mb-way.html`. */
export function pathWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return decoded(last)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+.]+/g, ' ')
    .trim();
}

/** A path may contain invalid percent encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const places: readonly (readonly [under: string, area: SearchArea])[] = [
  ['/api#errors/', 'errors'],
  ['/api', 'reference'],
  ['/sandbox-api#errors/', 'errors'],
  ['/sandbox-api', 'reference'],
  ['/docs/guides', 'guides'],
  ['/docs/integrations', 'integrations'],
  ['/docs/soap', 'soap'],
];

/** Area of a result; pages outside all areas, such as the home page, count as `portal`. */
export function areaOf(href: string): SearchArea {
  return places.find(([under]) => href.startsWith(under))?.[1] ?? 'portal';
}
