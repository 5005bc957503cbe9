import { once } from 'node:events';
import { createServer } from 'node:http';

/** A webhook receiver whose status a journey can change; it must be closed at the end. */
export async function openReceiver() {
  const receiver = { status: 500, heard: 0, url: '', close: () => server.close() };
  const server = createServer((request, response) => {
    receiver.heard += 1;
    request.resume();
    response.writeHead(receiver.status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  receiver.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  return receiver;
}
