import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { Dispatch, SetStateAction } from 'react';
import type { TypedCard } from './card/checkCard.ts';
import type { TypedPhone } from './phone/phoneNumber.ts';
import type { Choice, Screen } from './session/screen.ts';
import type { CheckoutControls } from './session/useCheckout.ts';
import type { CheckoutWords } from './words/pt.ts';

export interface ScreenProps {
  words: CheckoutWords;
  view: PayerView;
  screen: Screen;
  checkout: CheckoutControls;
  /** Whether the page is hydrated; requests are impossible before. */
  ready: boolean;
  /** Typed values, kept when their form closes. */
  card: TypedCard;
  onCard: Dispatch<SetStateAction<TypedCard>>;
  phone: TypedPhone;
  onPhone: Dispatch<SetStateAction<TypedPhone>>;
  save: boolean;
  onSave: (save: boolean) => void;
  choose: (choice: Choice) => void;
  announce: (announcement: string) => void;
}
