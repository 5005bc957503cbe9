interface Defect {
  test: string;
  mistake: string;
  /** Planted defect, as a replacement in the shop's code in each language. */
  javascript: readonly [from: string, to: string];
  php: readonly [from: string, to: string];
}

export const defects: readonly Defect[] = [
  {
    test: 'ships an order that was paid',
    mistake: 'knows no state of a paid payment',
    javascript: ["confirmed: { open: 'paid', ", 'confirmed: { '],
    php: ["'confirmed' => ['open' => 'paid', ", "'confirmed' => ["],
  },
  {
    test: 'keeps an order whose payment was refused',
    mistake: 'takes every message for a payment',
    javascript: ["pending: { open: 'refused' }", "pending: { open: 'paid' }"],
    php: ["'pending' => ['open' => 'refused']", "'pending' => ['open' => 'paid']"],
  },
  {
    test: 'closes an order that expired',
    mistake: 'waits for ever',
    javascript: ["cancelled: { open: 'expired', ", 'cancelled: { '],
    php: ["'cancelled' => ['open' => 'expired', ", "'cancelled' => ["],
  },
  {
    test: 'refunds an order once, however often the button is pressed',
    mistake: 'refunds at each press of the button',
    javascript: ["if (order.state !== 'paid') return;", ''],
    php: ["if ($before !== 'paid')", 'if (false)'],
  },
  {
    test: 'ships once when a webhook comes twice',
    mistake: 'ships at each message',
    javascript: ["confirmed: { open: 'paid', ", "confirmed: { open: 'paid', paid: 'paid', "],
    php: ["'confirmed' => ['open' => 'paid', ", "'confirmed' => ['open' => 'paid', 'paid' => 'paid', "],
  },
  {
    test: 'charges once when the connection drops',
    mistake: 'does not repeat the call whose response was lost',
    javascript: ['if (!error.status && key && !isRepeated) return charge(path, body, true);', ''],
    php: ['$failure->getCode() === 0 && ', 'false && '],
  },
  {
    test: 'opens another payment page when the connection drops',
    mistake: 'looks for the key of a payment page outside its payment',
    javascript: ['body.payment ?? body', 'body'],
    php: ["$body['payment'] ?? $body", '$body'],
  },
  {
    test: 'opens another payment page when the connection drops',
    mistake: 'closes an order with the payment of a page that was lost',
    javascript: [' && order?.paymentId !== id) return;', ' && !order) return;'],
    php: ["$paymentState === 'cancelled' && ", 'false && '],
  },
  {
    test: 'ships an order that was paid too late',
    mistake: 'has no way back from an expired order',
    javascript: [", expired: 'paid' }", ' }'],
    php: [", 'expired' => 'paid']", ']'],
  },
  {
    test: 'ships nothing that was given back before the shop was told',
    mistake: 'looks at the state of a payment alone',
    javascript: ["isReturned ? 'refunded' : ", ''],
    php: ["$isReturned ? 'refunded' : ", ''],
  },
  {
    test: 'hands over what was paid at a terminal, before and after its day closes',
    mistake: 'waits until the day of the terminal closes',
    javascript: ["authorised: { open: 'paid' }", 'authorised: {}'],
    php: ["'authorised' => ['open' => 'paid']", "'authorised' => []"],
  },
  {
    // This defect does not show in the order, only in the examination of the shop's calls.
    test: 'ships an order that was paid',
    mistake: 'gives its payments no key',
    javascript: [', customUniqueId: code }', ' }'],
    php: [", 'customUniqueId' => $code]", ']'],
  },
];
