import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import { createContext, use } from 'react';
import type { Locale } from '../core/locale.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { paymentLooks } from './stateLooks.ts';

/** Looks of a checkout's states, by wire value. */
export const checkoutLooks = {
  PaymentReady: { word: 'PaymentReady', shape: 'ring', tone: 'primary' },
  PaymentPending: { word: 'PaymentPending', shape: 'clock', tone: 'pending' },
  PaymentSuccess: { word: 'PaymentSuccess', shape: 'check', tone: 'confirmed' },
  PaymentCancelled: { word: 'PaymentCancelled', shape: 'cross', tone: 'cancelled' },
  PaymentError: { word: 'PaymentError', shape: 'cross', tone: 'accent' },
  PaymentAuthorized: { word: 'PaymentAuthorized', shape: 'diamond', tone: 'authorised' },
} as const satisfies Record<string, StateLook>;

export const runLooks: Readonly<Record<string, StateLook>> = { ...paymentLooks, ...checkoutLooks };

interface PanelPlace {
  words: WorkbenchWords;
  locale: Locale;
  /** Base URL of the site with a trailing slash. `runtime.json` below it names the sandbox. */
  baseUrl: string;
}

export const Place = createContext(undefined as unknown as PanelPlace);

export const usePlace = () => use(Place);
