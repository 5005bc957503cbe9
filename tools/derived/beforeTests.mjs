import { buildSandbox } from '../run/build.mjs';

/** Prepares derived files and the bundle once before all tests, which could otherwise read half-written files. */
export async function setup() {
  await buildSandbox();
}
