import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { openDatabase } from '../storage/drivers/openDatabase.ts';

type SandboxOptions = Parameters<typeof createSandbox>[0];

export interface TestSandbox {
  fetch: Awaited<ReturnType<typeof createSandbox>>['fetch'];
  /** Calls to `fetch` in the current test, as method and path. */
  calls: string[];
}

/** In-memory sandbox for the tests of a file. Each `fetch` returns once its effects are complete. */
export function openTestSandbox(
  origin: string,
  options: Partial<SandboxOptions> = {},
  shop: (url: string) => Promise<Response> = async () => new Response(null, { status: 200 }),
): TestSandbox {
  let sandbox: Awaited<ReturnType<typeof createSandbox>>;
  const opened: TestSandbox = { fetch: (request) => sandbox.fetch(request), calls: [] };
  beforeAll(async () => {
    sandbox = await createSandbox({
      database: openDatabase({ sqlite: ':memory:' }),
      publicUrl: origin,
      post: async (url, { body, headers }) =>
        url.startsWith(origin) ? sandbox.fetch(new Request(url, { method: 'POST', body, headers })) : shop(url),
      ...options,
    });
  });
  beforeEach(() => {
    opened.calls.length = 0;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      opened.calls.push(`${init.method} ${url.slice(origin.length)}`);
      const response = await sandbox.fetch(new Request(url, init));
      await sandbox.settle();
      return response;
    });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await sandbox.close();
  });
  return opened;
}
