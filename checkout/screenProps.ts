import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { PageLanguage, PageLayout } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import type { Dispatch, SetStateAction } from 'react';
import type { TypedCard } from './card/checkCard.ts';
import type { TypedPhone } from './phone/phoneNumber.ts';
import type { Choice, Screen } from './session/screen.ts';
import type { CheckoutControls } from './session/useCheckout.ts';
import type { CheckoutWords } from './words/pt.ts';

export interface TestValues {
  cards: readonly { number: string; brand: string; words: string }[];
  phones: readonly { phone: string; words: string }[];
  docsUrl: string;
}

/** Page settings that do not depend on the checkout. The browser receives them with the view. */
export interface PageSetting {
  language: PageLanguage;
  layout: PageLayout;
  framed: boolean;
  testValues: TestValues;
  /** Prefix of the provider's own paths; empty at the root of its host. */
  root: string;
}

export interface ScreenProps {
  words: CheckoutWords;
  view: PayerView;
  screen: Screen;
  checkout: CheckoutControls;
  /** Whether the page is hydrated. Before that, it cannot send requests. */
  ready: boolean;
  /** Typed values; kept when their form closes. */
  card: TypedCard;
  onCard: Dispatch<SetStateAction<TypedCard>>;
  phone: TypedPhone;
  onPhone: Dispatch<SetStateAction<TypedPhone>>;
  save: boolean;
  onSave: (save: boolean) => void;
  choose: (choice: Choice) => void;
  announce: (announcement: string) => void;
}
