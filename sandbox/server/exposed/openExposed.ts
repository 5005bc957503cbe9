import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Post } from '../../webhooks/attempt.ts';
import { boundedServer, createBoundConnections } from './boundConnections.ts';
import { clientAddress } from './clientAddress.ts';
import { createPublicPost, type EgressOptions } from './publicPost.ts';

/** What the process does in place of its usual on a public network; loaded there alone. */
export interface ExposedServer {
  /** How deliveries leave. */
  post: Post;
  /** How each server is made, and what is done to it. */
  serverOptions: ServerOptions;
  bound(server: Server): void;
  addressOf(request: IncomingMessage): string;
}

/**
 * @param proxies how many in front of the process are trusted
 * @param ownNames host names of the sandbox
 * @param egress what a test replaces
 */
export function openExposed(
  proxies: number,
  ownNames: readonly string[],
  egress?: EgressOptions,
): ExposedServer {
  return {
    post: createPublicPost(ownNames, egress),
    serverOptions: boundedServer,
    bound: createBoundConnections(proxies > 0),
    addressOf: (request) => clientAddress(request, proxies),
  };
}
