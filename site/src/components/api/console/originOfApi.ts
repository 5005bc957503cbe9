/**
 * Where a server answers, by the URL of its API: an origin, or what stands before `/api` for the sandbox of a tab, which
 * answers below a path.
 */
export const originOfApi = (url: string): string => url.replace(/\/api\/?$/, '');
