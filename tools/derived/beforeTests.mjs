import { makeDerived } from '../run/derived.mjs';

/** Vitest calls this once before the tests: what they read of the derived files is there and fresh. */
export const setup = () => makeDerived();
