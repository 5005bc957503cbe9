import { registrationPath } from '@balcao/contract/payer/registration.ts';
import type { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { assetOf } from './asset.ts';
import { checkoutPages } from './checkout.ts';
import type { Pages } from './pages.ts';
import { registrationPages } from './registration.ts';

/** Puts the pages people see where the contract says they lie. */
export function addPages(app: Hono, appContext: AppContext, pages: Pages): void {
  for (const [path, handler] of Object.entries(checkoutPages(appContext, pages))) {
    app.get(path.replace(/\{(\w+)\}/g, ':$1'), handler);
  }
  const registration = registrationPages(appContext, pages);
  app.get(registrationPath, registration.get);
  app.post(registrationPath, registration.post);
  app.get('/assets/:name', assetOf(pages));
}
