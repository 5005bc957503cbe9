import type { PageLanguage, PageLayout } from '@balcao/contract/resources/checkouts/enums.ts';

/** Test values one press fills in, as the contract tells them in the page's language; never in production. */
export interface TestValues {
  cards: readonly { number: string; brand: string; words: string }[];
  phones: readonly { phone: string; words: string }[];
  /** Where the documentation lists them. */
  docsUrl: string;
}

/** How a page shows itself, whatever it is about; travels to the browser beside the view. */
export interface PageSetting {
  language: PageLanguage;
  layout: PageLayout;
  /** Served for the frame inside a shop's page. */
  framed: boolean;
  testValues: TestValues | null;
}
