import { sharedKeys } from '../library/caller.ts';
import type { Credentials } from '../library/types.ts';
import { connectionFrom, sendTo } from '../remote/connection.ts';
import { loader } from '../server/loader.ts';
import { openServed } from '../server/openServed.ts';
import { type Arguments, numberFrom } from '../terminal/arguments.ts';

interface BuiltMcp {
  serveOverStdio(sandbox: { url: string; fetch(request: Request): Promise<Response> }, known: Credentials): void;
}

/** Sandbox named by the options or the environment, or else a new one that is closed when the command ends. */
async function openSandbox(options: Arguments['options']) {
  if (options.url || process.env.BALCAO_URL) {
    const { url, keys } = connectionFrom(options);
    return { url, keys, fetch: sendTo(url), close: async () => undefined };
  }
  const port = numberFrom('port', options.port ?? '0', 0, 65_535);
  const { url, sandbox, close } = await openServed({ port });
  return {
    url,
    keys: sharedKeys,
    fetch: async (request: Request) => sandbox.fetch(request),
    close: () => close(0),
  };
}

export async function run({ options }: Arguments): Promise<void> {
  const file = new URL('mcp/server.mjs', new URL('./', import.meta.url));
  const { serveOverStdio } = (await loader.importModule(file.href)) as BuiltMcp;
  const { url, keys, fetch, close } = await openSandbox(options);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    close().finally(() => process.exit());
  };
  process.stdin.once('close', end);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  serveOverStdio({ url, fetch }, keys);
}
