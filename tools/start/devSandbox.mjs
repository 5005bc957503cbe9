import { buildCheckout } from '../run/checkout.mjs';
import { at } from '../run/paths.mjs';
import { Problem } from '../run/problem.mjs';
import { buildWorkbench } from '../run/workbench.mjs';

/** The sandbox from its source, with the pages it serves; whoever runs it starts it anew after each change. */
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
