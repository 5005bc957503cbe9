import type { ComponentType } from 'react';
import { Bank } from '../bank/BankChallenge.tsx';
import { CardForm } from '../card/CardForm.tsx';
import { MethodChoice } from '../choose/MethodChoice.tsx';
import { Preparing } from '../multibanco/RequestReference.tsx';
import { ReferenceScreen } from '../multibanco/ReferenceScreen.tsx';
import { PhoneForm } from '../phone/PhoneForm.tsx';
import { PhoneWait } from '../phone/PhoneWait.tsx';
import type { OpenScreen } from '../session/screen.ts';
import type { Stage } from '../screenProps.ts';

/** What stands under the heading of each screen; a screen without a part does not compile. */
export const parts: Record<OpenScreen, ComponentType<Stage>> = {
  choose: MethodChoice,
  card: CardForm,
  phone: PhoneForm,
  preparing: Preparing,
  reference: ReferenceScreen,
  waiting: PhoneWait,
  bank: Bank,
};
