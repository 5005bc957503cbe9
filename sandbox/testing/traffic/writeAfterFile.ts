import { afterAll, beforeAll, expect } from 'vitest';
import { noteTestFile, writeTraffic } from './record.ts';

// Vitest runs this beside every test file.
beforeAll(() => noteTestFile(expect.getState().testPath ?? ''));
afterAll(writeTraffic);
