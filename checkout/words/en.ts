import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { CheckoutWords } from './pt.ts';
import { sandbox } from './sandbox/en.ts';

const counted = countIn(languageTags.en);

export const words: CheckoutWords = {
  page: {
    label: (merchant) => `Payment to ${merchant}`,
    payee: 'Payment to',
    code: 'Order',
    summary: 'Description',
    payUntil: 'Pay by',
    back: 'Back to the shop',
    leave: 'Cancel payment',
    processedBy: (company) => `Payment processed by ${company}`,
    security: 'Security',
    privacy: 'Privacy',
    languages: 'Page language',
    noScript: 'You need JavaScript to pay here. Turn it on in your browser and reload the page.',
    stale: 'No connection to the service. What you see may be out of date; we keep trying.',
  },

  security: {
    card: (company) => `The card number only goes to ${company}: the shop never sees it.`,
    phone: 'You enter your PIN in the MB WAY app, never on this page.',
  },

  methods: {
    title: 'How would you like to pay?',
    other: 'Pay another way',
    names: { CC: 'Card', MB: 'Multibanco', MW: 'MB WAY' },
    hints: {
      CC: 'Credit or debit',
      MB: 'A reference to pay at an ATM or in online banking',
      MW: 'Confirm in the app, on your phone',
    },
  },

  card: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry date',
    expiryExample: 'MM / YY',
    cvc: 'Security code',
    cvcHint: (digits) => (digits === 4 ? 'Four digits on the front' : 'Three digits on the back'),
    holder: 'Name on the card',
    pay: (amount) => `Pay ${amount}`,
    authorise: (amount) => `Authorise ${amount}`,
    held: 'The amount is held on the card. It is only charged once the shop confirms it.',
    working: 'Paying…',
    problems: {
      numberEmpty: 'Enter the card number.',
      numberShort: 'The card number is missing digits.',
      numberWrong: 'The card number is not valid. Check each digit.',
      expiryEmpty: 'Enter the expiry date: month and year.',
      expiryShape: 'Enter the month and year, for example 05 / 30.',
      expiryPast: 'This card has expired.',
      cvcEmpty: 'Enter the security code.',
      cvcShort: (digits) => `The code of this card has ${counted(digits, 'digit', 'digits')}.`,
      holderEmpty: 'Enter the name as it appears on the card.',
    },
  },

  save: {
    askCard: (merchant) => `Save this card for future payments to ${merchant}`,
    askPhone: (merchant) => `Save this phone for future payments to ${merchant}`,
    alwaysCard: (merchant) => `After you pay, ${merchant} saves this card for future payments.`,
    alwaysPhone: (merchant) => `After you pay, ${merchant} saves this phone for future payments.`,
  },

  phone: {
    title: 'What is your MB WAY phone number?',
    country: 'Country code',
    number: 'Phone number',
    hint: 'We send the request to the MB WAY app on this number.',
    send: 'Send request',
    other: 'Use another phone',
    working: 'Sending…',
    problems: {
      countryEmpty: 'Enter the country code, for example 351.',
      numberEmpty: 'Enter the phone number.',
      numberShort: 'The number is missing digits.',
      numberLong: 'The number has too many digits.',
      numberUnknown: 'This number is not registered with MB WAY.',
    },
  },

  wait: {
    title: 'Confirm on your phone',
    sentTo: (phone) => `The request is in the MB WAY app on ${phone}.`,
    steps: ['Open the MB WAY app.', 'Check the shop and the amount.', 'Accept with your PIN.'],
    left: 'Time left to confirm',
    until: (time) => `until ${time}`,
    overdue: 'Time is up. We are checking the outcome…',
    cancelHint: 'Changed your mind? Decline the request in the app.',
    oneMinute: 'One minute left to confirm on the phone.',
  },

  reference: {
    title: 'Pay with this reference',
    preparing: 'Preparing the reference…',
    prepare: 'Show the reference',
    entity: 'Entity',
    reference: 'Reference',
    amount: 'Amount',
    validUntil: (when) => `It can be paid until ${when}.`,
    how: ['At a Multibanco ATM or in online banking: ‘', '’, then ‘', '’ (shown on screen in Portuguese).'],
    alone: 'This page updates automatically when the payment arrives. You can close it: the reference stays valid.',
    waiting: 'Waiting for payment',
    copy: (what) => `Copy ${what.toLowerCase()}`,
    copied: (what) => `${what}: copied`,
    uncopied: 'Could not copy: the value is selected instead.',
  },

  bank: {
    notReal: 'Simulated by the sandbox: this is not a bank',
    name: 'Example Bank',
    title: 'Do you confirm this payment?',
    lead: 'Strong authentication: the cardholder’s bank asks you to confirm before it authorises the payment.',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    ending: (brand, last4Digits) => `${brand} ending in ${last4Digits}`,
    accept: 'Confirm',
    refuse: 'Decline',
    working: 'Sending your answer…',
  },

  failed: {
    unconfirmed: {
      title: 'The payment was not confirmed with your bank',
      next: 'Nothing was charged. Try again and confirm when your bank asks you to, or use another card.',
    },
    declined: {
      title: 'The bank declined the card',
      next: 'Nothing was charged. Check the details, try another card, or contact your bank.',
    },
    refused: {
      title: 'The request was declined on the phone',
      next: 'Nothing was charged. If that was a mistake, send the request again or use another phone.',
    },
    expired: {
      title: 'The request was not confirmed in time',
      next: 'Nothing was charged. Have your phone at hand and send the request again.',
    },
    wrongNumber: {
      title: 'This number is not registered with MB WAY',
      next: 'Nothing was charged. Check the number or use another phone.',
    },
    notSaved: {
      title: 'The phone was not saved',
      next: 'Nothing was charged: saving the number was declined in the app. Send the request again to retry.',
    },
    service: {
      title: 'The payment did not go through',
      next: 'Nothing was charged. Try again in a little while, or pay another way.',
    },
  },

  networkFailure: {
    title: { unreachable: 'No connection', timeout: 'It took too long', broken: 'The service failed' },
    told: {
      unreachable: 'The request got no response. Check your internet connection.',
      timeout: 'The service did not respond in time.',
      broken: 'The service returned an error.',
    },
    kept: 'What you typed is still here. Before trying again, we check whether the payment was already made.',
    retry: 'Try again',
    retrying: 'Trying…',
  },

  refused: { title: 'That was not possible', next: 'Reload the page and try again, or pay another way.' },

  closing: {
    paid: {
      title: 'Payment made',
      told: ({ amount, merchant }) => `${merchant} received your payment of ${amount}.`,
    },
    authorised: {
      title: 'Amount held',
      told: ({ amount, merchant }) => `${amount} is held on the card. It is only charged once ${merchant} confirms it.`,
    },
    left: { title: 'Payment cancelled', told: () => 'You cancelled this payment. Nothing was charged.' },
    withdrawn: {
      title: 'Payment cancelled by the shop',
      told: ({ merchant }) => `${merchant} cancelled this payment. If you still want to pay, contact the shop.`,
    },
    expired: {
      title: 'The deadline has passed',
      told: () => 'This payment can no longer be made. Nothing was charged; ask the shop for a new one.',
    },
    late: {
      title: 'The deadline has passed',
      told: () => 'This page no longer accepts payments, but the reference can still be paid.',
    },
    closed: { title: 'Payment cancelled', told: () => 'This payment can no longer be made.' },
    early: {
      title: 'It cannot be paid yet',
      told: ({ merchant }) => `${merchant} scheduled this payment for later.`,
    },
    unknown: {
      title: 'We could not find this payment',
      told: () => 'The link is incomplete, or the payment no longer exists. Go back to the shop and open it again.',
    },
  },
  receipt: (number) => `Payment ${number}`,
  opensAt: (when) => `You can pay from ${when}. This page opens automatically.`,

  onward: {
    secondsLeft: (seconds) => `Continues automatically in ${seconds} s.`,
    stayed: 'This page stays open.',
    stay: 'Stay on this page',
    siteLink: (host) => `Continue to ${host}`,
    appLink: 'Continue in the app',
  },

  leave: {
    title: 'Cancel this payment?',
    told: 'You will no longer be able to pay on this page. Nothing was charged.',
    stay: 'Continue paying',
    leave: 'Cancel payment',
    working: 'Cancelling…',
  },

  sandbox,
};
