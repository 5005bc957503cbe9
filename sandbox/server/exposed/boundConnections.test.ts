import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boundedServer, createBoundConnections } from './boundConnections.ts';

const connectNow = (port: number): Socket => connect({ port, host: '127.0.0.1' });

/** Starts a server, which ends with the test. @returns its port */
async function listening(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}

const hundredth = Object.fromEntries(
  (['headersTimeout', 'requestTimeout', 'connectionsCheckingInterval'] as const).map((name) => [
    name,
    Math.round((boundedServer[name] ?? Number.NaN) / 100),
  ]),
);

describe('M1 and M2: connections to a sandbox on a public network', () => {
  it('are cut while their request comes too slowly, or nothing moves', async () => {
    const server = createServer({ ...boundedServer, ...hundredth });
    createBoundConnections(false)(server);
    expect(server.timeout).toBeGreaterThan(0);
    const port = await listening(server);
    for (const text of ['GET / HTTP/1.1\r\nHo', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow']) {
      const socket = connectNow(port);
      socket.write(text);
      let all = '';
      for await (const chunk of socket) all += chunk;
      expect(all).toContain('408');
    }
  });

  it.each([
    ['nobody reads', { stillMilliseconds: 100, responseMilliseconds: 60_000 }],
    ['somebody reads too slowly', { stillMilliseconds: 60_000, responseMilliseconds: 300 }],
  ])('are cut where %s', async (reading, times) => {
    const server = createServer((_, response) => void response.end(Buffer.alloc(40_000_000)));
    createBoundConnections(false, exposedLimits.atOnce.connections, times)(server);
    const port = await listening(server);
    const ended = once(server, 'connection').then(([socket]) => once(socket, 'close'));
    const socket = connectNow(port).on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const slowly = setInterval(() => reading === 'nobody reads' || socket.read(1000), 20);
    await ended;
    clearInterval(slowly);
    socket.destroy();
  });

  it('that end before a body has come read no more of it, and let their client read why', async () => {
    const server = createServer((_, response) => void response.writeHead(429, { connection: 'close' }).end('enough'));
    createBoundConnections(false)(server);
    const port = await listening(server);
    const accepted = once(server, 'connection');
    const socket = connectNow(port);
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 20000000\r\n\r\n');
    socket.write(Buffer.alloc(20_000_000));
    let all = '';
    for await (const chunk of socket) all += chunk;
    expect(all).toContain('429');
    const [served] = await accepted;
    expect(served.bytesRead).toBeLessThan(5_000_000);
  });

  it('of a stream stay open', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': begun\n\n');
      setTimeout(() => response.end(': ended\n\n'), 200);
    });
    const times = { stillMilliseconds: 60_000, responseMilliseconds: 50 };
    createBoundConnections(false, exposedLimits.atOnce.connections, times)(server);
    const origin = `http://localhost:${await listening(server)}`;
    expect(await (await fetch(`${origin}/sandbox/events?after=1`)).text()).toContain('ended');
    await expect(fetch(`${origin}/sandbox/export`).then((cut) => cut.text())).rejects.toThrow();
  });

  it('are few for an address, and in all [exposed.few-connections-an-address]', async () => {
    for (const [isBehindProxy, most] of [
      [false, 3],
      [true, 5],
    ] as const) {
      const server = createServer((_, response) => void response.end());
      createBoundConnections(isBehindProxy, { address: 3, process: 5 })(server);
      const port = await listening(server);
      const sockets: Socket[] = [];
      for (let n = 0; n < most; n += 1) {
        const socket = connectNow(port);
        sockets.push(socket);
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
        await once(socket, 'data');
      }
      const refused = connectNow(port).on('error', () => undefined);
      await once(refused, 'close');
      sockets.pop()?.destroy();
      await new Promise((pause) => setTimeout(pause, 20));
      const next = connectNow(port);
      next.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(next, 'data');
      for (const socket of [...sockets, next]) socket.destroy();
    }
  });
});

it('connections of an IPv6 customer are counted together, whatever address each has', () => {
  const server = new EventEmitter();
  createBoundConnections(false, { address: 3, process: 5 })(server as Server);
  const cut: string[] = [];
  const open = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      destroy: () => cut.push(remoteAddress),
    });
    server.emit('connection', socket);
    return socket;
  };
  const [first] = ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:ff::9'].map(open);
  open('2001:db8:0:7::1');
  expect(cut).toEqual(['2001:db8:0:7::1']);
  open('2001:db8:0:100::1');
  first?.emit('close');
  open('2001:db8:0:7::2');
  expect(cut).toHaveLength(1);
});
