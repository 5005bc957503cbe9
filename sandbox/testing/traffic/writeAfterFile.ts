import { afterAll } from 'vitest';
import { writeTraffic } from './record.ts';

// Vitest runs this beside every test file.
afterAll(writeTraffic);
