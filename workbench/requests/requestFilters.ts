import type { LoggedRequest } from '@balcao/contract/control/schema.ts';

const toApi = ({ path }: LoggedRequest) => path.startsWith('/api/');

/** Filters of the list of calls. */
export const requestFilters = {
  api: toApi,
  refused: (request) => toApi(request) && request.status >= 400,
  warned: (request) => toApi(request) && request.warnings.length > 0,
  controls: (request) => !toApi(request),
  all: () => true,
} satisfies Record<string, (request: LoggedRequest) => boolean>;
export type RequestFilter = keyof typeof requestFilters;
