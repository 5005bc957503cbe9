import { buildCheckout } from '../run/checkout.mjs';
import { at } from '../run/paths.mjs';
import { Problem } from '../run/problem.mjs';
import { buildWorkbench } from '../run/workbench.mjs';

/** Runs the sandbox from its sources with its pages. The caller restarts it after each change. */
try {
  await buildCheckout();
  await buildWorkbench();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exit(1);
}
process.env.PAGES_DIR = at('.build');
await import('../../sandbox/node.ts');
