import { afterAll } from 'vitest';
import { writeTraffic } from './record.ts';

// Loaded by Vitest with every test file.
afterAll(writeTraffic);
