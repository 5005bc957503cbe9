import type { APIRequestContext, Page } from '@playwright/test';
import type { Shop } from '../shop/openShop.ts';
import type { Locale } from '../site/locales.ts';
import type { Tenant } from '../tenant.ts';

/** Where a screen is shown: a page with its size, language and colours, and what stands behind it. */
export interface ScreenContext {
  page: Page;
  request: APIRequestContext;
  locale: Locale;
  /** A sandbox for these screens alone. */
  tenant: Tenant;
  /** A shop, with a sandbox of its own behind it. */
  shop: Shop;
}

/** One screen a payer or an integrator meets: what a person does to see it. */
export interface Screen {
  /** Ends once all it shows is there. */
  show(stage: ScreenContext): Promise<void>;
  /** It stands over the page: only what the window shows belongs to it. */
  over?: boolean;
}
