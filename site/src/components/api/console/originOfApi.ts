/**
 * Where a server answers, by the URL of its API or of its control API: an origin, or what stands before `/api` for the
 * sandbox of a tab, which has no origin of its own.
 */
export const originOfApi = (url: string): string => url.replace(/\/(api|sandbox)\/?$/, '');
