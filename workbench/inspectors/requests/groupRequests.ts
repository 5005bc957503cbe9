import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';

export interface RequestGroup {
  /** Newest request of the group, which represents it. */
  request: LoggedRequest;
  ids: readonly string[];
}

const sameness = ({ path, status, codes, warnings }: LoggedRequest) => JSON.stringify([path, status, codes, warnings]);

/**
 * Groups the reads that a program repeats while it waits: reads of the same path with the same outcome, and without a
 * write in between. Requests must be sorted newest first.
 */
export function groupRequests(requests: readonly LoggedRequest[]): RequestGroup[] {
  const groups: { request: LoggedRequest; ids: string[] }[] = [];
  const open = new Map<string, string[]>();
  for (const request of requests) {
    const isRead = request.method === 'GET';
    const repeated = isRead ? open.get(sameness(request)) : undefined;
    if (repeated) {
      repeated.push(request.id);
      continue;
    }
    const ids = [request.id];
    groups.push({ request, ids });
    if (isRead) open.set(sameness(request), ids);
    else open.clear();
  }
  return groups;
}
