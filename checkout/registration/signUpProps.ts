import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { SignUpTexts } from './words/of.ts';

/** Props of every part of the sign-up page. */
export interface SignUpProps {
  view: RegistrationView;
  words: SignUpTexts;
}
