import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Received } from '../../../sandbox/testing/receiver.ts';

/**
 * What an Express shop has in `request.body` when a webhook arrives over the network.
 * @param place of the webhook's route: above or below a global `express.json()`
 */
export async function bodyInExpress({ headers, body }: Received, place: 'above' | 'below'): Promise<unknown> {
  const app = express();
  let received: unknown;
  if (place === 'below') app.use(express.json());
  app.post('/webhook', express.raw({ type: '*/*' }), (request, response) => {
    received = request.body;
    response.sendStatus(204);
  });
  app.use(express.json());
  const server = app.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/webhook`, { method: 'POST', headers, body });
  await new Promise((done) => server.close(done));
  return received;
}
