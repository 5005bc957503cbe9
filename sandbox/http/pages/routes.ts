import { registrationPath } from '@balcao/contract/payer/registration.ts';
import type { Hono } from 'hono';
import type { Desk } from '../context.ts';
import { assetOf } from './asset.ts';
import { checkoutPages } from './checkout.ts';
import type { Pages } from './pages.ts';
import { registrationPages } from './registration.ts';

/** Puts the pages people see where the contract says they lie. */
export function addPages(app: Hono, desk: Desk, pages: Pages): void {
  for (const [path, handler] of Object.entries(checkoutPages(desk, pages))) {
    app.get(path.replace(/\{(\w+)\}/g, ':$1'), handler);
  }
  const registration = registrationPages(desk, pages);
  app.get(registrationPath, registration.get);
  app.post(registrationPath, registration.post);
  app.get('/assets/:name', assetOf(pages));
}
