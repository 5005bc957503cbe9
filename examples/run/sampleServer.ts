import { soapService } from '@balcao/contract/soap/service.ts';
import { provider } from '../../provider.config.ts';
import { openSampleSandbox, type SampleSandbox } from './sampleSandbox.ts';
import { serve } from './serve.ts';

/** Server with a separate sandbox and URL for each sample. */
export interface SampleServer {
  originOf(key: string): string;
  /** Opens the sandbox below `originOf(key)`. */
  open(key: string): Promise<SampleSandbox>;
  /** Whether the connection of a sample was cut. */
  wasCut(key: string): boolean;
  /** Closes the sandbox and removes its URL. */
  leave(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the server on a free local port, without sandboxes. */
export async function openSampleServer(): Promise<SampleServer> {
  const sandboxes = new Map<string, SampleSandbox>();
  const cutKeys = new Set<string>();
  const server = await serve(async (request, connection) => {
    const { pathname, search } = new URL(request.url);
    const [, key = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(pathname) ?? [];
    const cut = () => {
      cutKeys.add(key);
      connection.cut();
    };
    const answer = await sandboxes.get(key)?.answer(request, path + search, { cut });
    if (!answer) return new Response(null, { status: 404 });
    // The WSDL contains the URL of its schema.
    if (!pathname.endsWith(soapService.wsdl)) return answer;
    const text = (await answer.text()).replaceAll(provider.sandbox, `${server.origin}/${key}`);
    return new Response(text, { headers: { 'Content-Type': soapService.contentType } });
  });
  return {
    originOf: (key) => `${server.origin}/${key}`,
    async open(key) {
      const sandbox = await openSampleSandbox();
      sandboxes.set(key, sandbox);
      return sandbox;
    },
    wasCut: (key) => cutKeys.has(key),
    async leave(key) {
      const sandbox = sandboxes.get(key);
      sandboxes.delete(key);
      await sandbox?.close();
    },
    close: server.close,
  };
}
