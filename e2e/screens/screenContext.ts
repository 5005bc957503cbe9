import type { APIRequestContext, Page } from '@playwright/test';
import type { Shop } from '../shop/openShop.ts';
import type { Locale } from '../site/locales.ts';
import type { Tenant } from '../tenant.ts';

/** Context of a screen: a page with its size, language and colours, and its sandboxes. */
export interface ScreenContext {
  page: Page;
  request: APIRequestContext;
  locale: Locale;
  tenant: Tenant;
  shop: Shop;
}

/** One screen of a payer or an integrator, and the steps that show it. */
export interface Screen {
  /** Resolves once the screen is complete. */
  show(stage: ScreenContext): Promise<void>;
}
