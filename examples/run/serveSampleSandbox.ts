import { openSampleSandbox } from './sampleSandbox.ts';
import { type Server, serve } from './serve.ts';

/** Serves a freshly started sandbox on a free local port. */
export async function serveSampleSandbox(): Promise<Server> {
  const sandbox = await openSampleSandbox();
  const server = await serve((request) => {
    const { pathname, search } = new URL(request.url);
    return sandbox.answer(request, pathname + search);
  });
  return {
    origin: server.origin,
    async close() {
      await server.close();
      await sandbox.close();
    },
  };
}
