import type { IncomingMessage } from 'node:http';
import { boundedServer, createBoundConnections } from './boundConnections.ts';
import { clientAddress } from './clientAddress.ts';
import { createPublicPost, type EgressOptions } from './publicPost.ts';

/**
 * What the process does in place of its usual on a public network; loaded there alone.
 * @param proxies how many in front of the process are trusted
 * @param ownNames host names of the sandbox
 * @param egress what a test replaces
 */
export const openExposed = (proxies: number, ownNames: readonly string[], egress?: EgressOptions) => ({
  /** How deliveries leave. */
  post: createPublicPost(ownNames, egress),
  /** How each server is made, and what is done to it. */
  serverOptions: boundedServer,
  bound: createBoundConnections(proxies > 0),
  addressOf: (request: IncomingMessage) => clientAddress(request, proxies),
});
