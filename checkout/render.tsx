import * as enFacts from '@balcao/contract/generated/facts.en.json';
import * as esFacts from '@balcao/contract/generated/facts.es.json';
import * as ptFacts from '@balcao/contract/generated/facts.pt.json';
import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { PageLanguage, PageLayout } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { languageTag } from '@balcao/text/languageTags.ts';
import { renderToString } from 'react-dom/server';
import { htmlDocument, type PageAssets } from './htmlDocument.ts';
import { CheckoutPage } from './page/CheckoutPage.tsx';
import { documentTitle } from './page/screenTitles.ts';
import type { PageSetting, TestValues } from './screenProps.ts';
import { screenOf } from './session/screen.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { type CheckoutWords, words as pt } from './words/pt.ts';

const words = { PT: pt, ES: es, EN: en } as const satisfies Record<PageLanguage, CheckoutWords>;

export const wordsOf = (language: PageLanguage): CheckoutWords => words[language];

/** Takes single tables, so that the bundler drops the rest of each file. */
const facts = {
  PT: { cards: ptFacts.cardScenarios, phones: ptFacts.phoneScenarios },
  ES: { cards: esFacts.cardScenarios, phones: esFacts.phoneScenarios },
  EN: { cards: enFacts.cardScenarios, phones: enFacts.phoneScenarios },
} as const satisfies Record<PageLanguage, unknown>;

/** Base path of the site in each language. Portuguese is at the root. */
const bases = { PT: '', ES: '/es', EN: '/en' } as const satisfies Record<PageLanguage, string>;

/** The contract's test cards and phone numbers. The server renders them, so that a page contains only one language. */
function testValuesIn(language: PageLanguage, siteUrl: string): TestValues {
  const { cards, phones } = facts[language];
  return {
    cards: cards.map(({ number, brand, words }) => ({ number, brand, words })),
    phones: phones.map(({ phone, words }) => ({ phone, words })),
    docsUrl: `${siteUrl}${bases[language]}/docs/guides/testing`,
  };
}

export interface PageOptions {
  language: PageLanguage;
  layout: PageLayout;
  /** Whether the page is in a frame. If so, it exchanges messages with the shop's page and adopts its colour mode. */
  framed?: boolean;
  assets: PageAssets;
  /** URL of the documentation without a trailing slash. */
  siteUrl: string;
}

/** HTML document of a payment page. It is readable without scripts; a script hydrates it. */
export function renderPage(view: PayerView | null, request: PageOptions): string {
  const { language, layout, framed = false, assets, siteUrl } = request;
  const words = wordsOf(language);
  const page: PageSetting = {
    language,
    layout,
    framed,
    testValues: testValuesIn(language, siteUrl),
    root: assets.root ?? '',
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
