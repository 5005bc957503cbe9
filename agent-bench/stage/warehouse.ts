import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The warehouse of a shop: it sends whatever it is told to send, as often as it is told. */
export interface Warehouse {
  url: string;
  /** How often an order was sent; of all orders together without its id. */
  sent(orderId?: string): number;
  /** Keeps whoever tells it something waiting for its answer, until what it gives is called. */
  hold(): () => void;
  close(): void;
}

/** Opens a warehouse on a port of this machine. */
export async function openWarehouse(): Promise<Warehouse> {
  const orders: string[] = [];
  let held: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    const { order } = JSON.parse(await text(request)) as { order: string };
    orders.push(order);
    await held;
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent: (orderId) => orders.filter((order) => orderId === undefined || order === orderId).length,
    hold() {
      let release = () => {};
      held = new Promise((done) => (release = done));
      return release;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
