import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, type Sandbox } from '@balcao/sandbox/createSandbox.ts';
import { nodePost } from '@balcao/sandbox/server/nodePost.ts';
import { openPostgres } from '@balcao/sandbox/storage/drivers/postgres.ts';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { describeFault } from '../world/collected.ts';
import { publicUrl } from '../world/writtenCall.ts';
import { createFastTime } from './fastTime.ts';
import { installKillSwitch } from './killSwitch.ts';
import { type ProcessSettings, receiverHeader, type Said, senderHeader, type Told } from './messages.ts';

const settings: ProcessSettings = JSON.parse(String(process.argv[2]));
const { name, databaseUrl, receivers, time: timeSettings } = settings;
const say = (said: Said) => void process.send?.(said);
const takeOrder = installKillSwitch();
const time = createFastTime(timeSettings);

const sandbox: Sandbox = await createSandbox({
  database: openPostgres(databaseUrl),
  publicUrl,
  clock: time,
  runtime: time.runtime,
  post: (url, init) =>
    nodePost(receivers, {
      ...init,
      headers: { ...(init.headers as object), [receiverHeader]: url, [senderHeader]: name },
    }),
  onFault: (what, error) => say({ kind: 'fault', text: describeFault(what, error) }),
});

const server = createServer(
  getRequestListener((request, bindings) => {
    const { incoming } = bindings as HttpBindings;
    return sandbox.fetch(request, { cut: () => incoming.socket.destroy() });
  }),
);
// Connections are never closed when idle, because one closed during a call would look like a killed process.
server.keepAliveTimeout = 0;

async function close(): Promise<void> {
  server.close();
  server.closeIdleConnections();
  sandbox.endStreams();
  await sandbox.close();
  process.exit();
}

process.on('message', (told: Told) => {
  if (told.kind === 'close') return close();
  // The end of the process is the answer to an order that comes too late.
  if (told.kind === 'kill' && !takeOrder(told.order)) return;
  say({ kind: 'heard' });
});
process.on('disconnect', () => process.exit());

sandbox.start();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
say({ kind: 'listening', port: (server.address() as AddressInfo).port });
