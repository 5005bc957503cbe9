import type { NamedSeed } from './namedSeed.ts';

/** Every story that broke a promise once. */
export const namedSeeds: readonly NamedSeed[] = [];
