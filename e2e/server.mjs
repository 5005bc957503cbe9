import { rmSync } from 'node:fs';
import { at } from '../tools/run/paths.mjs';
import { start } from '../tools/start/start.mjs';

/** Runs `npm start` with a fresh database file, because the journeys need both the site and the sandbox. */
process.env.DATA_DIR = at('.build', 'journeys-data');
delete process.env.DATABASE_URL;
// High enough that no sandbox of a journey is evicted.
process.env.SANDBOX_TENANTS ??= '5000';
rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await start({ siteRequired: true });
