import { serve } from '@hono/node-server';
import { POST } from '../next_webhook.mjs';

/** Serves the route without Next, for the tests. */
serve({ fetch: POST, port: Number(process.env.PORT), hostname: 'localhost' });
