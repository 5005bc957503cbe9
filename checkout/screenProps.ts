import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { Dispatch, SetStateAction } from 'react';
import type { TypedCard } from './card/checkCard.ts';
import type { TypedPhone } from './phone/phoneNumber.ts';
import type { Choice, Screen } from './session/screen.ts';
import type { CheckoutControls } from './session/useCheckout.ts';
import type { CheckoutWords } from './words/pt.ts';

/** What every screen of the page is given. */
export interface ScreenProps {
  words: CheckoutWords;
  view: PayerView;
  screen: Screen;
  checkout: CheckoutControls;
  /** Scripts run: before that, nothing can be sent. */
  ready: boolean;
  /** What was typed; it outlives its form. */
  card: TypedCard;
  onCard: Dispatch<SetStateAction<TypedCard>>;
  phone: TypedPhone;
  onPhone: Dispatch<SetStateAction<TypedPhone>>;
  /** The payer lets the method be saved. */
  save: boolean;
  onSave: (save: boolean) => void;
  choose: (choice: Choice) => void;
  /** Says something to those who do not see it. */
  announce: (announcement: string) => void;
}
