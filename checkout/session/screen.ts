import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { CheckoutState } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';

export type MethodCode = PayerView['methods'][number]['code'];

/** Reasons why a page accepts no payment, temporarily or permanently. */
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

export type OpenScreen = 'choose' | 'card' | 'phone' | 'preparing' | 'reference' | 'waiting' | 'bank';

export type Screen = OpenScreen | Closing;

/** Payer's choice on this page: a method, or the list again; initially undefined. */
export type Choice = MethodCode | 'list' | undefined;

const forms = { CC: 'card', MB: 'preparing', MW: 'phone' } as const satisfies Record<MethodCode, OpenScreen>;

function methodOf(view: PayerView, choice: Choice): MethodCode | undefined {
  const [only, ...others] = view.methods;
  if (only && others.length === 0) return only.code;
  return view.methods.find(({ code }) => code === choice)?.code;
}

function screenWhileOpen(view: PayerView, choice: Choice): Screen {
  if (view.opensAt) return 'early';
  if (view.challenge) return 'bank';
  const method = methodOf(view, choice);
  return method ? forms[method] : 'choose';
}

/** Screen for a pending attempt on a phone or at an ATM, unless the payer chooses another method. */
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

/** Screen for each state of a checkout. A missing one is a compile error. */
const screens: Record<CheckoutState, (view: PayerView, choice: Choice) => Screen> = {
  PaymentReady: screenWhileOpen,
  PaymentPending: screenWhilePending,
  PaymentSuccess: () => 'paid',
  PaymentAuthorized: () => 'authorised',
  PaymentCancelled: cancelled,
  PaymentError: screenWhileOpen,
};

export function screenOf(view: PayerView | null, choice: Choice): Screen {
  return view ? screens[view.state](view, choice) : 'unknown';
}

const screenMethods: Partial<Record<Screen, MethodCode>> = {
  card: 'CC',
  phone: 'MW',
  waiting: 'MW',
  preparing: 'MB',
  reference: 'MB',
};

/** Method of a screen; undefined if the payer still has to choose or the page is closed. */
export function methodOfScreen(screen: Screen): MethodCode | undefined {
  return screenMethods[screen];
}

/** Whether to show the deadline. Only for Multibanco, which is paid elsewhere; a reference shows its own deadline. */
export function showsDeadline({ methods }: Pick<PayerView, 'methods'>, screen: Screen): boolean {
  return screen === 'preparing' || (screen === 'choose' && methods.some(({ code }) => code === 'MB'));
}

export function isClosing(screen: Screen): screen is Closing {
  return closed.has(screen);
}

/** Whether the payer can cancel on this page. A request sent to a phone can only be declined there (c0602). */
export function canCancel(screen: Screen): boolean {
  return screen === 'early' || (screen !== 'waiting' && !isClosing(screen));
}
