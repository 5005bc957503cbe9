import type { Handler } from 'hono';
import { pageHeaders } from './securityHeaders.ts';

/** File with its media type; undefined if unknown. */
type Asset = { body: Uint8Array; type: string } | undefined;

export interface Files {
  /** File by its name, which contains a hash of its content. */
  asset(name: string): Asset | Promise<Asset>;
}

/** Serves a file of a build with an immutable cache, because its name changes with its content. */
export function assetOf(files: Files): Handler {
  return async (context) => {
    const file = await files.asset(context.req.param('name') ?? '');
    if (!file) return context.notFound();
    return new Response(new Uint8Array(file.body), {
      headers: { ...pageHeaders.asset, 'Content-Type': file.type },
    });
  };
}
