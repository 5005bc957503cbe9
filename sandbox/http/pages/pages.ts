import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { Files } from './asset.ts';

/** What is drawn; where pages are loaded when the first of them is asked for, it takes a moment. */
export type Drawn<Result> = Result | Promise<Result>;

export interface Appearance {
  language: PayerView['page']['language'];
  layout: PayerView['page']['layout'];
  /** Inside the frame that the embed script makes. */
  frame: boolean;
}

/** Whoever draws the pages; the sandbox decides what is on them and where they lie. */
export interface Pages {
  /** A payment page as a whole HTML document; null for a checkout nobody knows. */
  checkout(view: PayerView | null, look: Appearance): Drawn<string>;
  registration(view: RegistrationView): Drawn<string>;
  /** The script a shop includes, which puts the frame at `address` into its page. */
  embedScript(address: { origin: string; path: string }): Drawn<string>;
  asset: Files['asset'];
}
