import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { SignUpWords } from './words/of.ts';

/** What every part of the sign-up page is given. */
export interface SignUp {
  view: RegistrationView;
  words: SignUpWords;
}
