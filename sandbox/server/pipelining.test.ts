import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../testing/process.ts';
import { configured } from '../testing/testSandbox.ts';
import { serve } from './serve.ts';

it('a connection is answered one request, and refused a second that comes before the response is read', async () => {
  const port = await freePort();
  const configuration = configured({ SANDBOX_PORT: String(port) });
  const pages = new URL('file:///nowhere/');
  const { sandbox, close } = await serve({ ...configuration, database: { sqlite: ':memory:' }, pages });
  const { fetch } = sandbox;
  let handled = 0;
  sandbox.fetch = (...request) => {
    handled += 1;
    return fetch(...request);
  };
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /api/docs/api.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(600));
  let all = '';
  socket.on('data', (chunk) => {
    all += chunk;
  });
  await once(socket, 'close');
  expect([...all.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '503']);
  expect(all).toMatch(/connection: close/i);
  expect(all).toMatch(/retry-after: 1/i);
  expect(all).toContain('s00104');
  expect(handled).toBe(2);
  await close(0);
});
