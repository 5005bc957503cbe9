import type { Handler } from 'hono';
import { pageHeaders } from './securityHeaders.ts';

/** A file and its media type; undefined where there is none of that name. */
type Asset = { body: Uint8Array; type: string } | undefined;

/** Something that keeps the files of a build. */
export interface Files {
  /** A file the pages need, by its name, which changes with its content. */
  asset(name: string): Asset | Promise<Asset>;
}

/** A file of a build; its name changes with its content, so that a browser never asks twice. */
export function assetOf(files: Files): Handler {
  return async (context) => {
    const file = await files.asset(context.req.param('name') ?? '');
    if (!file) return context.notFound();
    return new Response(new Uint8Array(file.body), {
      headers: { ...pageHeaders.asset, 'Content-Type': file.type },
    });
  };
}
