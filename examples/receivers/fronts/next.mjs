import { serve } from '@hono/node-server';
import { POST } from '../next_webhook.mjs';

/** What Next does around the route, for the tests. */
serve({ fetch: POST, port: Number(process.env.PORT), hostname: 'localhost' });
