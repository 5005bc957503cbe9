import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { Files } from './asset.ts';

/** Rendered result; a promise if the pages load on the first request. */
export type Drawn<Result> = Result | Promise<Result>;

export interface Appearance {
  language: PayerView['page']['language'];
  layout: PayerView['page']['layout'];
  /** Whether the page is rendered inside the frame of the embed script. */
  frame: boolean;
}

/** Renderer of the pages, whose content and URLs the sandbox decides. */
export interface Pages {
  /** Renders a payment page as a whole HTML document; null for an unknown checkout. */
  checkout(view: PayerView | null, look: Appearance): Drawn<string>;
  registration(view: RegistrationView): Drawn<string>;
  /** Script that inserts the frame at `address` into a shop's page. */
  embedScript(address: { origin: string; path: string }): Drawn<string>;
  asset: Files['asset'];
}
