import { runInTab } from '@balcao/sandbox/tab/runInTab.ts';
import { inTests, type Noticed, type TestPost } from './messages.ts';

const clock = { at: 0, now: () => clock.at };
let noticed: Noticed = { pauses: [], faults: [] };

async function post(url: string, { method = 'GET', headers, body }: RequestInit): Promise<{ status: number }> {
  const message: TestPost = {
    url,
    method,
    headers: [...new Headers(headers)] as [string, string][],
    body: String(body ?? ''),
  };
  const response = await fetch(inTests.post, { method: 'POST', body: JSON.stringify(message) });
  const { status, failed } = (await response.json()) as { status: number; failed?: string };
  if (failed) throw new TypeError(failed);
  return { status };
}

/** A tab's sandbox with the time, origin and messages of a test, but otherwise the same as a reader's. */
runInTab({
  // The tests expect no pages and the provider's own site.
  options: ({ database }) => ({
    database,
    publicUrl: 'http://localhost:4000',
    clock,
    pause: async (milliseconds) => void noticed.pauses.push(milliseconds),
    onFault: (what, error) => noticed.faults.push([what, String(error)]),
    post,
  }),
  opened: (sandbox) => async (request) => {
    clock.at = Number(request.headers.get(inTests.now));
    const { pathname, search } = new URL(request.url);
    const url = `${request.headers.get(inTests.origin)}${pathname}${search}`;
    for (const name of [inTests.now, inTests.origin]) request.headers.delete(name);
    Object.defineProperty(request, 'url', { value: url });
    const isSettling = url === inTests.settle;
    if (isSettling) await sandbox.settle();
    const answer = isSettling ? new Response(null, { status: 204 }) : await sandbox.fetch(request);
    const headers = new Headers(answer.headers);
    headers.set(inTests.noticed, encodeURIComponent(JSON.stringify(noticed)));
    noticed = { pauses: [], faults: [] };
    return new Response(answer.body, { status: answer.status, headers });
  },
});
