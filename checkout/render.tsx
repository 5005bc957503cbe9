import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { PageLanguage, PageLayout } from '@balcao/contract/resources/checkouts/enums.ts';
import { languageTag } from '@balcao/text/languageTags.ts';
import { renderToString } from 'react-dom/server';
import { htmlDocument, type PageAssets } from './htmlDocument.ts';
import { CheckoutPage } from './page/CheckoutPage.tsx';
import { documentTitle } from './page/documentTitle.ts';
import type { PageSetting } from './page/pageSetting.ts';
import { testValuesIn } from './sandbox-bar/testValues.ts';
import { screenOf } from './session/screen.ts';
import { wordsOf } from './words/of.ts';

/** How a page is to be shown. */
export interface PageOptions {
  language: PageLanguage;
  layout: PageLayout;
  /** For the frame inside a shop's page: its colours follow the shop, and it talks to it. */
  framed?: boolean;
  assets: PageAssets;
  /** The documentation, without a slash at its end. */
  siteUrl: string;
  /** Adds the bar of test data; left out in production. */
  sandbox: boolean;
}

/**
 * The whole document of a payment page: readable before any script, alive once it runs.
 * @param view what the page shows; null for a checkout that nobody knows
 */
export function renderPage(view: PayerView | null, request: PageOptions): string {
  const { language, layout, framed = false, assets, siteUrl, sandbox } = request;
  const words = wordsOf(language);
  const page: PageSetting = {
    language,
    layout,
    framed,
    testValues: sandbox ? testValuesIn(language, siteUrl) : null,
  };
  return htmlDocument({
    language: languageTag(language),
    title: documentTitle(view, screenOf(view, undefined), words),
    assets,
    theme: framed ? 'light' : undefined,
    html: renderToString(<CheckoutPage first={view} page={page} words={words} />),
    root: 'checkout',
    data: { view, page },
  });
}
