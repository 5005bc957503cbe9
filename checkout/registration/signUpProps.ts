import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { SignUpTexts } from './words/of.ts';

/** What every part of the sign-up page is given. */
export interface SignUpProps {
  view: RegistrationView;
  words: SignUpTexts;
}
