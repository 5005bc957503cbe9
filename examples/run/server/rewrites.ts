export interface Reply {
  status: number;
  type: string;
  body: { data?: unknown[] } | undefined;
}
export type Change = (reply: Reply) => void;

const fields = 'specification 3';
const list = 'GET /api/payments?';
const page = 'GET /api/payments?sort=id';
const references = 'POST /api/payments/references ';
const payments = 'POST /api/payments ';
export const texts =
  (from: RegExp, to: string): Change =>
  (reply) => {
    reply.body = JSON.parse(JSON.stringify(reply.body ?? null).replace(from, to));
  };
const status =
  (value: number): Change =>
  (reply) => {
    reply.status = value;
    if (value === 204) reply.body = undefined;
  };

/** Rewrites of the proxy: prefix of the cases, call, change, and the rule that must be reported. */
export const rewrites: readonly (readonly [name: string, start: string, call: string, change: Change, rule: string])[] =
  [
    ['another status of success', 'payments/multibanco', references, status(200), 'specification 7'],
    ['no content after DELETE', 'webhooks/subscribe', 'DELETE /api/webhooks/', status(204), 'behaviour-deleteResponse'],
    ['another status of a code', 'provocations/e00502', 'GET /api/payments/', status(400), 'error-e00502'],
    ['another status of a limit', 'payments/errors', references, status(422), 'error-e00301'],
    [
      'another status of a conflict',
      'payments/duplicate',
      references,
      (reply) => reply.status === 409 && status(400)(reply),
      'extra-POST-payments-references',
    ],
    ['another code', 'provocations/e00502', 'GET /api/payments/', texts(/e00502/, 'e00501'), 'error-e00502'],
    ['another code of a field', 'provocations/e00218', payments, texts(/e00218/, 'e00217'), 'error-e00218'],
    [
      'another family',
      'payments/cancel/',
      'PATCH /api/payments/',
      texts(/"error":{"code":"e00600"/, '"error":{"code":"e00300"'),
      'error-e00600',
    ],
    [
      'another code of a customer',
      'customers/rules',
      'POST /api/customers',
      texts(/e05000/g, 'e00300'),
      'error-e05000',
    ],
    ['no place of a mistake', 'payments/errors', list, texts(/"source":{.*?},/g, ''), 'behaviour-errorSource'],
    ['a success instead of a refusal', 'provocations/e00601', 'POST /api/payments/', status(201), 'error-e00601'],
    [
      'a field missing',
      'payments/multibanco/',
      references,
      texts(/,"updatedAt":"[^"]*"/, ''),
      'extra-payment-updatedAt',
    ],
    [
      'an object missing',
      'payments/mbway/',
      payments,
      texts(/,"resultDetails":{.*?}}/, ''),
      'extra-paymentMethod-resultDetails',
    ],
    [
      'an older field missing',
      'payments/mbway/',
      payments,
      texts(/,"countryCode":"351"/, ''),
      'extra-paymentMethod-details-countryCode',
    ],
    ['a field renamed', 'payments/multibanco/', references, texts(/"reference":/, '"number":'), fields],
    [
      'a field more',
      'payments/get',
      'GET /api/payments/',
      texts(/"data":{/, '"data":{"invoiceUrl":"https://x.example",'),
      fields,
    ],
    ['a number as text', 'payments/multibanco/', references, texts(/"amount":(\d+)/, '"amount":"$1"'), fields],
    ['an id as number', 'payments/list', list, texts(/"id":"(\d+)"/g, '"id":$1'), fields],
    ['a value more', 'catalogue/read', 'GET /api/availableMethods', texts(/"CC"/, '"AP"'), fields],
    [
      'another state of a reference',
      'payments/multibanco/',
      references,
      texts(/"pending"/, '"pending_confirmation"'),
      'payment-new-create_reference',
    ],
    [
      'another state of a page',
      'checkouts/choice',
      'POST /api/checkouts',
      texts(/PaymentReady/, 'PaymentPending'),
      'checkout-new-create',
    ],
    [
      'another validity',
      'payments/multibanco/',
      references,
      texts(/2026-07-15T23:59:59\+01:00/, '2026-02-14T23:59:59+00:00'),
      'limit-defaultValidityMonths',
    ],
    [
      'another validity of MB WAY',
      'payments/mbway/',
      payments,
      texts(/10:30:00/, '11:00:00'),
      'limit-mbWayValidityMinutes',
    ],
    [
      'another zone',
      'payments/multibanco/',
      references,
      texts(/T10:00:00\+00:00/g, 'T12:00:00+02:00'),
      'specification guides 5',
    ],
    [
      'a day that is none',
      'catalogue/read',
      'GET /api/bankAccounts',
      texts(/2026-01-15T/, '2026-13-15T'),
      'specification guides 5',
    ],
    [
      'times without offset',
      'webhooks/subscribe',
      'POST /api/webhooks',
      texts(/\+00:00/g, 'Z'),
      'specification guides 5',
    ],
    ['a smaller page', 'payments/list', page, (reply) => reply.body?.data?.pop(), 'limit-pageSize-payments'],
    ['pages from 0', 'payments/list', page, texts(/"currentPage":2/, '"currentPage":1'), fields],
    ['no next page', 'payments/list', page, texts(/,"next":"[^"]*"/, ''), fields],
    [
      'another handler by default',
      'webhooks/subscribe',
      'POST /api/webhooks',
      texts(/paypay-v2/, 'paypay'),
      'field-default-paypay-v2--handler',
    ],
    ['another version', 'catalogue/read', 'GET /api/bankAccounts', texts(/1\.13\.0/, '1.12.0'), 'specification 9'],
    [
      'another type of content',
      'catalogue/read',
      'GET /api/bankAccounts',
      (reply) => Object.assign(reply, { type: 'text/html' }),
      'specification 7',
    ],
  ];
