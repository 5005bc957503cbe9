import { buildSandbox } from '../run/build.mjs';

/** Prepares derived files and the bundle once before the tests, whose files would read them half written. */
export async function setup() {
  await buildSandbox();
}
