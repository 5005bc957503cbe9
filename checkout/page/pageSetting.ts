import type { PageLanguage, PageLayout } from '@balcao/contract/resources/checkouts/enums.ts';

export interface TestValues {
  cards: readonly { number: string; brand: string; words: string }[];
  phones: readonly { phone: string; words: string }[];
  docsUrl: string;
}

/** Settings of a page that do not depend on the checkout; sent to the browser beside the view. */
export interface PageSetting {
  language: PageLanguage;
  layout: PageLayout;
  framed: boolean;
  testValues: TestValues;
  /** Path prefix of the provider's own paths; empty at the root of its host. */
  root: string;
}
