import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { CheckoutState } from '@balcao/contract/resources/checkouts/enums.ts';

export type MethodCode = PayerView['methods'][number]['code'];

/** How a page can be closed to payment, for good or for now. */
const closingNames = [
  'paid',
  'authorised',
  'left',
  'withdrawn',
  'expired',
  'late',
  'closed',
  'early',
  'unknown',
] as const;
export type Closing = (typeof closingNames)[number];
const closed: ReadonlySet<string> = new Set(closingNames);

/** Screens on which something happens: a question, or a wait. */
export type OpenScreen = 'choose' | 'card' | 'phone' | 'preparing' | 'reference' | 'waiting' | 'bank';

/** Every screen of the page: what stands under the amount. */
export type Screen = OpenScreen | Closing;

/** What the payer picked on this page: a method, or the list of them again; undefined before anything. */
export type Choice = MethodCode | 'list' | undefined;

const forms = { CC: 'card', MB: 'preparing', MW: 'phone' } as const satisfies Record<MethodCode, OpenScreen>;

/** The method in hand: what was picked, or the only one there is. */
export function methodOf(view: PayerView, choice: Choice): MethodCode | undefined {
  const [only, ...others] = view.methods;
  if (only && others.length === 0) return only.code;
  return view.methods.find(({ code }) => code === choice)?.code;
}

/** The page takes an attempt: one question at a time. */
function screenWhileOpen(view: PayerView, choice: Choice): Screen {
  if (view.opensAt) return 'early';
  if (view.challenge) return 'bank';
  const method = methodOf(view, choice);
  return method ? forms[method] : 'choose';
}

/** An attempt is under way: on a phone, or at any cash machine, in which case another method may still be picked. */
function screenWhilePending(view: PayerView, choice: Choice): Screen {
  if (view.push) return 'waiting';
  if (view.challenge) return 'bank';
  if (view.reference && (choice === undefined || methodOf(view, choice) === 'MB')) return 'reference';
  return screenWhileOpen(view, choice);
}

const closings = {
  customer_cancelled: 'left',
  merchant_cancelled: 'withdrawn',
  date_expired: 'expired',
} as const satisfies Record<NonNullable<PayerView['closedBecause']>, Closing>;

function cancelled({ closedBecause, reference }: PayerView): Screen {
  if (!closedBecause) return 'closed';
  return closedBecause === 'date_expired' && reference ? 'late' : closings[closedBecause];
}

/** What each state of a checkout shows; a state without a screen does not compile. */
const screens: Record<CheckoutState, (view: PayerView, choice: Choice) => Screen> = {
  PaymentReady: screenWhileOpen,
  PaymentPending: screenWhilePending,
  PaymentSuccess: () => 'paid',
  PaymentAuthorized: () => 'authorised',
  PaymentCancelled: cancelled,
  PaymentError: screenWhileOpen,
};

/** The screen of a page; a view of null is a checkout that nobody knows. */
export function screenOf(view: PayerView | null, choice: Choice): Screen {
  return view ? screens[view.state](view, choice) : 'unknown';
}

/** Whether a screen tells that the page is closed. */
export function isClosing(screen: Screen): screen is Closing {
  return closed.has(screen);
}

/** Whether the payer may give up here; a request on the phone is declined there instead (c0602). */
export function canCancel(screen: Screen): boolean {
  return screen === 'early' || (screen !== 'waiting' && !isClosing(screen));
}
