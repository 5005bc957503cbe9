import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { headersOf, merchant } from './api.ts';

interface KeptResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  data: { id: string; referenceDetails: { entity: string; reference: string } };
}

/** Posts as the seeded merchant. A broken connection rejects with the error of its socket. */
type Post = (url: string, body: unknown, headers?: Record<string, string>) => Promise<KeptResponse>;

/** Pool of kept connections, like that of a shop. They end when the process at the other end does. */
export function keepConnections(most: number): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  return (url, body, headers = {}) =>
    new Promise((done, fail) => {
      const sent = request(
        url,
        { agent, method: 'POST', headers: { ...headersOf(merchant), ...headers } },
        async (response) => {
          let text = '';
          for await (const chunk of response) text += chunk;
          const { data } = JSON.parse(text) as KeptResponse;
          done({ status: response.statusCode, headers: response.headers, data });
        },
      );
      sent.on('error', fail);
      sent.end(JSON.stringify(body));
    });
}
