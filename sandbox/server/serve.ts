import type { Server, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Connection, createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import type { OutageEvent } from '../domain/database/databaseUnavailable.ts';
import type { RequestReport } from '../domain/requests/requestReport.ts';
import { identify, openTrace } from '../domain/requests/requestTrace.ts';
import { commandGenerator } from '../sdk-generation/command/commandGenerator.ts';
import type { DatabaseLocation } from '../storage/drivers/openDatabase.ts';
import type { OpenedDatabase } from '../storage/openedDatabase.ts';
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
import { operatingOf } from './operating.ts';
import { drain } from './shutdown.ts';

export interface ServedSandbox {
  sandbox: Sandbox;
  url: string;
  /** Writes a backup into the data folder; undefined if there is no file to copy. */
  backUp: Backups | undefined;
  /** Closes in order. A kept connection may be sending a request, so it stays open this long; default: a second. */
  close(idleMilliseconds?: number): Promise<void>;
}

type Optional = 'publicUrl' | 'adminKey' | 'logRequests';

/** Settings of a configuration that a server uses, and the location of the pages. */
export interface Serving extends Omit<Configuration, Optional | 'pagesDir'>, Partial<Pick<Configuration, Optional>> {
  /** Folder that contains the built `checkout/` and `workbench/`, with a trailing slash. */
  pages: URL;
  /** Imports page modules by URL; default: `import()`. */
  importModule?: ImportModule;
  /** Clock; default: real time. */
  clock?: { now(): number };
  /** Whether the process may exit while the sandbox is open, for example in a test program. */
  isGuest?: boolean;
  /** Address resolution and checks on a public network, replaceable in tests. */
  egress?: EgressOptions;
}

function outageLine(event: OutageEvent): string {
  if (event.kind === 'began') return `[database] unavailable: ${event.reason}`;
  const { milliseconds, failures } = event;
  return `[database] available again after ${milliseconds} ms; ${failures} queries failed meanwhile`;
}

/** Opens a database and loads only its driver, because the PostgreSQL driver takes an eighth of the startup time. */
async function openConfigured(location: DatabaseLocation): Promise<OpenedDatabase> {
  if ('sqlite' in location) {
    const { openSqlite } = await import('../storage/drivers/sqlite.ts');
    return openSqlite(location.sqlite, location);
  }
  const { openPostgres } = await import('../storage/drivers/postgres.ts');
  return openPostgres(location.postgres, location.connections);
}

/** Loaded at first use, because most sandboxes generate no SDK. */
async function generatorOf({ sdkGeneratorUrl, sdkGeneratorCommand }: Serving) {
  if (sdkGeneratorUrl) {
    const { remoteGenerator } = await import('../sdk-generation/remoteGenerator.ts');
    return remoteGenerator(sdkGeneratorUrl, webRuntime);
  }
  return sdkGeneratorCommand ? commandGenerator(generatorProgram(sdkGeneratorCommand), webRuntime) : undefined;
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
    startPage: lazyStartPage(new URL('workbench/', pages), { siteUrl, isExposed: Boolean(exposed) }, importModule),
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

/** Serves a sandbox on a port; 0 for any free one. `startError` explains the errors. */
export async function serve(serving: Serving): Promise<ServedSandbox> {
  const { port, addresses, dataDir, exposed } = serving;
  const connections = createConnections(serving.isGuest);
  // Loaded only for a public network.
  const exposedServer =
    exposed && (await import('./exposed/openExposed.ts')).openExposed(exposed.proxies, serving.hosts, serving.egress);
  let sandbox: Sandbox | undefined;
  let backUp: Backups | undefined;
  /** Listener for requests. A dropped connection is closed at its socket, so the caller gets no response at all. */
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
    // Node itself reads the rest of a body if the connection is kept.
    { errorHandler: unreadable, autoCleanupIncoming: false },
  );
  const onServer = (server: Server) => {
    exposedServer?.bound(server);
    connections.follow(server);
    answerClientErrors(server, connections.isResponding);
  };
  // The listener also responds to requests that have no host.
  const options = { ...exposedServer?.serverOptions, requireHostHeader: false };
  const listen = () => openServers(connections.twoAtMost(listener), port, addresses, onServer, options);
  // With port 0 the system chooses the port, and the URL must be known before the sandbox is created.
  let servers = port === 0 ? await listen() : [];
  const url = serving.publicUrl ?? `http://localhost:${port || portOf(servers)}`;
  try {
    const { admin, onRequest } = await operatingOf(serving, () => backUp?.());
    let isOpen = false;
    // Internal requests before the opening are not reported.
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
