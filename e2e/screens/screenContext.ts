import type { APIRequestContext, Page } from '@playwright/test';
import type { Shop } from '../shop/openShop.ts';
import type { Locale } from '../site/locales.ts';
import type { Tenant } from '../tenant.ts';

export interface ScreenContext {
  page: Page;
  request: APIRequestContext;
  locale: Locale;
  tenant: Tenant;
  /** Running shop, which only its own screens need. */
  shop?: Shop;
}

export interface Screen {
  /** Resolves once the screen is complete. */
  show(stage: ScreenContext): Promise<void>;
}
