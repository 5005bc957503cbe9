import { buildPackage } from '../../tools/run/cli.mjs';

export async function setup(): Promise<void> {
  await buildPackage();
}
