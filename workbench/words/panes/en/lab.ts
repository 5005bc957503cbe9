import type { PaneWords } from '../paneWords.ts';

export const lab: PaneWords['lab'] = {
  basket: {
    style: 'Protocol the plugin uses',
    styles: { soap: 'SOAP', rest: 'REST' },
    webhookOutcome: 'What happens to the webhook',
    webhookOutcomes: {
      arrives: 'It reaches the shop',
      lost: 'It gets lost on the way',
      forged: 'It arrives with a forged signature',
    },
    submit: 'Place the order',
    again: 'Place another order',
    working: 'Placing the order…',
    eitherStyle: 'Not sure which one your plugin uses? Leave SOAP: the order moves in the same way.',
    nextOrder: 'What you change here applies to the next order.',
    noHashes:
      'SOAP requests carry a hash, and this browser only computes it on https or on localhost. Open this page through http://localhost to use SOAP.',
    large: (most) => `This method accepts up to ${most}.`,
  },
  notOffered: 'This method does not accept this amount, so the provider did not offer it. Change one or the other.',
  order: {
    title: (number) => `Order ${number}`,
    product: 'Item',
    state: 'Order state',
    states: { awaiting: 'awaiting payment', paid: 'paid', cancelled: 'cancelled' },
    prestashop: 'In PrestaShop',
    woocommerce: 'In WooCommerce',
    inPrestashop: {
      awaiting: 'awaiting payment',
      paid: 'paid',
      cancelled: 'not documented: look under Orders',
    },
    inWoocommerce: {
      awaiting: 'on hold, awaiting payment',
      paid: 'processing or completed',
      cancelled: 'cancelled',
    },
    slip: (entity, reference) => `Entity ${entity}, reference ${reference}`,
    pay: {
      MB: 'Pay at the ATM',
      MW: 'Accept in the MB WAY app',
      CC: 'Pay with a test card',
    },
    paying: 'Paying…',
    cancel: 'Cancel in the back office',
    cancelling: 'Cancelling…',
    returns: (host) =>
      `At the end, the payment page goes back to ${host}, which does not exist. Close that tab and carry on here.`,
    staysOpen: {
      MB: 'A reference like this one cannot be cancelled. If the customer does not pay it, it expires at its deadline.',
      MW: 'A request that waits on the phone cannot be cancelled. The customer accepts it, declines it or lets the time pass.',
    },
    open: 'Open the payment page',
    back: 'The customer comes back to the shop',
    update: 'Update manually',
    asking: 'Asking…',
  },
  hint: {
    toPay: 'The customer has yet to pay.',
    stillUnpaid: 'The shop has just asked: it is not paid yet.',
    onTheWay: {
      paid: 'The customer has paid. The webhook is on its way.',
      cancelled: 'The payment was cancelled. The webhook is on its way.',
    },
    lost: {
      paid: 'The customer has paid, but the webhook got lost, so the shop doesn’t know. Update manually.',
      cancelled: 'The payment was cancelled, but the webhook got lost, so the shop doesn’t know. Update manually.',
    },
    refused:
      'A webhook with a forged signature arrived. The shop refused it and the order did not change: if the customer has paid, update manually.',
    paid: {
      webhook: 'The webhook was verified and the order is paid.',
      back: 'The customer came back, the plugin asked, and the order is paid.',
      update: 'The manual update found the payment, and the order is paid.',
    },
    cancelled: {
      webhook: 'The webhook said that the payment was cancelled.',
      update: 'The shop asked, and the payment is cancelled.',
    },
  },
  log: 'Requests and responses',
  who: {
    plugin: 'Plugin',
    payer: 'Customer',
    sandbox: 'Sandbox',
    provider: 'Provider',
    merchant: 'Merchant',
  },
  steps: {
    subscribe: 'Subscribes to notifications when the settings are saved',
    webhookOutcome: 'A command decides what happens to the webhook',
    offer: 'Asks which methods accept the amount',
    place: 'Requests the payment for the order',
    pay: 'Pays',
    cancel: 'Cancels the payment in the back office',
    webhook: 'Notifies the shop',
    back: 'The customer came back: asks whether it is paid',
    update: 'Manual update: asks about the payment',
  },
  plan: {
    title: 'What will happen',
    page: 'only if the customer comes back from the payment page',
    asked: 'only when you say so',
    form: 'a form with hookHash',
    json: 'JSON with a signature',
  },
  proof: {
    title: 'Check the hookHash',
    what: 'SHA-256 of the private key, hookAction and hookDate, joined in that order.',
    sent: 'In the form',
    computed: 'Computed here',
    valid: 'hookHash correct',
    invalid: 'hookHash wrong',
    computing: 'Computing…',
    fields: 'Form fields',
  },
};
