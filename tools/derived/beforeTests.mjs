import { buildSandbox } from '../run/build.mjs';

/** Before the tests, once: derived files and the bundle, which test files would read half written. */
export async function setup() {
  await buildSandbox();
}
