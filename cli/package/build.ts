import { buildPackage } from '../../tools/run/cli.mjs';

/** Builds the package once, before the first test of a run. */
export async function setup(): Promise<void> {
  await buildPackage();
}
