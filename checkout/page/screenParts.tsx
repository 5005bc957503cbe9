import type { ComponentType } from 'react';
import { BankChallenge } from '../bank/BankChallenge.tsx';
import { CardForm } from '../card/CardForm.tsx';
import { MethodChoice } from '../choose/MethodChoice.tsx';
import { ReferenceScreen } from '../multibanco/ReferenceScreen.tsx';
import { RequestReference } from '../multibanco/RequestReference.tsx';
import { PhoneForm } from '../phone/PhoneForm.tsx';
import { PhoneWait } from '../phone/PhoneWait.tsx';
import type { ScreenProps } from '../screenProps.ts';
import type { OpenScreen } from '../session/screen.ts';

/** Content of each screen below its heading; a screen without content does not compile. */
export const screenParts: Record<OpenScreen, ComponentType<ScreenProps>> = {
  choose: MethodChoice,
  card: CardForm,
  phone: PhoneForm,
  preparing: RequestReference,
  reference: ReferenceScreen,
  waiting: PhoneWait,
  bank: BankChallenge,
};
