import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { Files } from './asset.ts';

/** Rendered result; a promise if the pages are loaded at the first request. */
export type Drawn<Result> = Result | Promise<Result>;

export interface Appearance {
  language: PayerView['page']['language'];
  layout: PayerView['page']['layout'];
  /** Whether rendered inside the frame of the embed script. */
  frame: boolean;
}

/** Renderer of the pages; the sandbox decides on their content and URLs. */
export interface Pages {
  /** Renders a payment page as a whole HTML document; null for an unknown checkout. */
  checkout(view: PayerView | null, look: Appearance): Drawn<string>;
  registration(view: RegistrationView): Drawn<string>;
  /** Script that puts the frame at `address` into a shop's page. */
  embedScript(address: { origin: string; path: string }): Drawn<string>;
  asset: Files['asset'];
}
