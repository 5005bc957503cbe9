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

/** Options of a page. */
export interface PageOptions {
  language: PageLanguage;
  layout: PageLayout;
  /** Renders the page for a frame: its colours follow the shop's page, and it exchanges messages with it. */
  framed?: boolean;
  assets: PageAssets;
  /** The documentation, without a slash at its end. */
  siteUrl: string;
  /** Adds the bar with test values; false in production. */
  sandbox: boolean;
}

/**
 * HTML document of a payment page: readable without scripts, hydrated when they run.
 * @param view what the page shows; null for an unknown checkout
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
