import { afterAll } from 'vitest';
import { writeTraffic } from './record.ts';

// Vitest loads this with every test file.
afterAll(writeTraffic);
