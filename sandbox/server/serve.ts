import type { Server, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Connection, createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import type { OutageEvent } from '../domain/database/outages.ts';
import type { RequestReport } from '../domain/requests/requestReport.ts';
import { identify, openTrace } from '../domain/requests/requestTrace.ts';
import { commandGenerator } from '../sdk-generation/command/commandGenerator.ts';
import { guestRuntime, webRuntime } from '../webRuntime.ts';
import { type Backups, createBackups } from './backUp.ts';
import { answerClientErrors, unreadable } from './clientErrors.ts';
import type { Configuration } from './configuration.ts';
import { createConnections } from './connections.ts';
import type { EgressOptions } from './exposed/publicPost.ts';
import { generatorProgram } from './generatorProgram.ts';
import { lazyMcp } from './lazyMcp.ts';
import { type ImportModule, lazyPages, lazyStartPage } from './lazyPages.ts';
import { openServers, portOf } from './listen.ts';
import { nodePost } from './nodePost.ts';
import { openConfigured } from './openConfigured.ts';
import { operatingOf } from './operating.ts';
import { drain } from './shutdown.ts';

export interface ServedSandbox {
  sandbox: Sandbox;
  url: string;
  /** Writes a backup into the data folder; undefined where there is no file to copy. */
  backUp: Backups | undefined;
  /** Ends in order; a kept connection, on which a request may be coming, stays so long, a second by default. */
  close(idleMilliseconds?: number): Promise<void>;
}

type Optional = 'publicUrl' | 'adminKey' | 'logRequests';

/** What of a configuration a served sandbox needs, and where its pages are. */
export interface Serving
  extends Omit<Configuration, Optional | 'pagesDir'>,
    Partial<Pick<Configuration, Optional>> {
  /** Folder with `checkout/` and `workbench/` as they are built, ending in a slash. */
  pages: URL;
  /** Imports the code of pages by its URL; `import()` when left out. */
  importModule?: ImportModule;
  /** Real time, or a time that a test moves. */
  clock?: { now(): number };
  /** Whether the process may end while the sandbox is open, as that of a test program. */
  isGuest?: boolean;
  /** How a sandbox on a public network finds and judges addresses, where a test owns that. */
  egress?: EgressOptions;
}

function outageLine(event: OutageEvent): string {
  if (event.kind === 'began') return `[database] unavailable: ${event.reason}`;
  const { milliseconds, failures } = event;
  return `[database] available again after ${milliseconds} ms; ${failures} queries failed meanwhile`;
}

/** Most sandboxes generate nothing, or nothing soon. */
async function generatorOf({ sdkGeneratorUrl, sdkGeneratorCommand }: Serving) {
  if (sdkGeneratorUrl) {
    const { remoteGenerator } = await import('../sdk-generation/remoteGenerator.ts');
    return remoteGenerator(sdkGeneratorUrl, webRuntime);
  }
  return sdkGeneratorCommand
    ? commandGenerator(generatorProgram(sdkGeneratorCommand), webRuntime)
    : undefined;
}

async function create(
  serving: Serving,
  publicUrl: string,
  operating: Pick<SandboxOptions, 'admin' | 'onRequest'>,
  post = nodePost,
): Promise<Sandbox> {
  const { database, siteUrl, tenants, hosts, isLocal, pages, importModule, clock } = serving;
  const { exposed } = serving;
  return createSandbox({
    database: await openConfigured(database),
    publicUrl,
    allowedHosts: { names: hosts, anyAddress: !isLocal && !exposed },
    exposed,
    siteUrl,
    clock,
    runtime: serving.isGuest ? guestRuntime : webRuntime,
    mostTenants: tenants,
    sdkGenerator: await generatorOf(serving),
    post,
    pages: lazyPages(new URL('checkout/', pages), siteUrl, importModule),
    startPage: lazyStartPage(
      new URL('workbench/', pages),
      { siteUrl, isExposed: Boolean(exposed) },
      importModule,
    ),
    mcp: lazyMcp(new URL('mcp/', pages), importModule),
    ...operating,
    onOutage: (event) => console.error(outageLine(event)),
    onFault: (what, error) => console.error(`[${what}]`, error),
  });
}

function notYet(request: Request): Response {
  const response = new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
  return identify(response, openTrace(request, webRuntime));
}

/** Serves a sandbox on a port, 0 for any free one; `startError` explains what it throws. */
export async function serve(serving: Serving): Promise<ServedSandbox> {
  const { port, addresses, dataDir, exposed } = serving;
  const connections = createConnections(serving.isGuest);
  // Others do not load it.
  const exposedServer =
    exposed &&
    (await import('./exposed/openExposed.ts')).openExposed(exposed.proxies, serving.hosts, serving.egress);
  let sandbox: Sandbox | undefined;
  let backUp: Backups | undefined;
  /** A connection that a request asks to have cut is cut at its socket: the caller gets no response at all. */
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const connection: Connection = {
        cut: () => incoming.socket.destroy(),
        address: exposedServer?.addressOf(incoming),
        isBusy: connections.isSecond(incoming, outgoing as ServerResponse),
        onceAnswered: (task) => void (outgoing.destroyed ? task() : outgoing.once('close', task)),
      };
      return sandbox?.fetch(request, connection) ?? notYet(request);
    },
    // Node itself reads what is left of a body, as far as the connection goes on.
    { errorHandler: unreadable, autoCleanupIncoming: false },
  );
  const onServer = (server: Server) => {
    exposedServer?.bound(server);
    connections.follow(server);
    answerClientErrors(server, connections.isResponding);
  };
  // Without a host, too, a request is answered by the listener.
  const options = { ...exposedServer?.serverOptions, requireHostHeader: false };
  const listen = () => openServers(connections.twoAtMost(listener), port, addresses, onServer, options);
  // A sandbox has to know how it is reached: where the system chooses the port, that comes first.
  let servers = port === 0 ? await listen() : [];
  const url = serving.publicUrl ?? `http://localhost:${port || portOf(servers)}`;
  try {
    const { admin, onRequest } = await operatingOf(serving, () => backUp?.());
    let isOpen = false;
    // What it asks itself is no request that anybody made.
    const told = onRequest && ((report: RequestReport) => isOpen && onRequest(report));
    sandbox = await create(serving, url, { admin, onRequest: told }, exposedServer?.post);
    const { backUp: copyTo } = sandbox;
    if (dataDir && copyTo) backUp = createBackups(dataDir, copyTo, serving.clock);
    await exposedServer?.loadAhead(sandbox.fetch, url);
    isOpen = true;
    if (port !== 0) servers = await listen();
  } catch (error) {
    for (const server of servers) server.close();
    await sandbox?.close();
    throw error;
  }
  const opened = sandbox;
  opened.start();
  return {
    sandbox: opened,
    url,
    backUp,
    async close(idleMilliseconds) {
      opened.endStreams();
      await drain(servers, connections, idleMilliseconds);
      await opened.close();
    },
  };
}
