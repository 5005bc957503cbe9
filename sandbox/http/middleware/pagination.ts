import type { HandlerResult } from '../context.ts';

function linksOf(url: URL, page: number, totalPages: number): Record<string, string> {
  const at = (number: number) => {
    const link = new URL(url);
    link.searchParams.set('page', String(number));
    return link.href;
  };
  return {
    first: at(1),
    last: at(Math.max(totalPages, 1)),
    ...(page > 1 && { prev: at(Math.min(page - 1, Math.max(totalPages, 1))) }),
    ...(page < totalPages && { next: at(page + 1) }),
  };
}

/**
 * URL of a request as written by its caller. A proxy that ends TLS or strips a path forwards the public name, but not
 * the scheme and path. Other names are kept, because the public name may mean another machine to their callers.
 */
export function asCalled(url: URL, publicUrl: string): URL {
  const { host, protocol, pathname } = new URL(publicUrl);
  const called = new URL(url);
  if (called.host !== host) return called;
  called.protocol = protocol;
  called.pathname = pathname.replace(/\/$/, '') + called.pathname;
  return called;
}

/** Base URL of the sandbox as written by the caller, without a trailing slash. */
export const baseAsCalled = (url: URL, publicUrl: string): string =>
  url.origin === publicUrl ? publicUrl : asCalled(new URL('/', url), publicUrl).href.slice(0, -1);

/** `meta` and `links` of a list; a list without paging is a single page (docs/decisions/response-envelope.md). */
export function paginate({ data, paging }: HandlerResult, url: URL) {
  const count = Array.isArray(data) ? data.length : 0;
  const { totalCount, limit, page } = paging ?? { totalCount: count, limit: count || 1, page: 1 };
  const totalPages = Math.ceil(totalCount / limit);
  return {
    meta: { totalPages, totalCount, currentPage: page },
    links: linksOf(url, page, totalPages),
  };
}
