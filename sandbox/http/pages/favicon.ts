import type { Handler } from 'hono';
import { provider } from '../../../provider.config.ts';

/** A day: the name stays when the brand changes. */
const keptSeconds = 86_400;

/** The mark every browser asks for, whichever page it shows. */
export const favicon: Handler = () =>
  new Response(provider.mark, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${keptSeconds}` },
  });
