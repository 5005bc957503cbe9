import { buildSandbox } from '../run/build.mjs';

/**
 * Vitest calls this once before the tests: the derived files that they read, and the bundle whose processes they start,
 * are there and fresh. Test files that built it themselves, beside each other, would read it half written.
 */
export async function setup() {
  await buildSandbox();
}
