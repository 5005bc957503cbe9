// Run: node reconcile.mjs 2026-01-15 orders.json
import { readFile } from 'node:fs/promises';

const {
  PROVIDER_API: api = 'http://localhost:4000/api',
  PROVIDER_PLATFORM_CODE: platformCode = '0001',
  PROVIDER_PRIVATE_KEY: privateKey = 'balcaoSandboxKey01',
  PROVIDER_CLIENT_ID: clientId = '999999990',
  PAGE_SIZE: limit = '500',
} = process.env;

const Authorization = `Basic ${btoa(`${platformCode}:${privateKey}`)}`;
const headers = { Authorization, 'PayPay-ClientId': clientId };

/** All payments that match the filters. New ones are last, so no page shifts during reading. */
async function list(filters) {
  const found = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({ ...filters, sort: 'id', limit, page });
    const answer = await fetch(`${api}/payments?${query}`, { headers });
    const { success, data, meta, error } = await answer.json();
    if (!success) throw new Error(`${answer.status} ${error.code} ${error.msg}`);
    found.push(...data);
    pages = meta.totalPages;
  }
  return found;
}

/** First and last moment of a day in Lisbon, whose UTC offset differs in summer. */
function dayOf(name, day) {
  const written = { timeZone: 'Europe/Lisbon', timeZoneName: 'longOffset' };
  const clock = new Intl.DateTimeFormat('en', written);
  const at = (time) => {
    const parts = clock.formatToParts(new Date(`${day}T${time}Z`));
    const zone = parts.find(({ type }) => type === 'timeZoneName').value;
    return `${day}T${time}${zone.slice('GMT'.length) || '+00:00'}`;
  };
  return { [`${name}[start]`]: at('00:00:00'), [`${name}[end]`]: at('23:59:59.999') };
}

/** Payments by id, a hundred per call, because a longer URL may be refused on the way. */
async function readAll(ids) {
  const found = new Map();
  for (let from = 0; from < ids.length; from += 100) {
    const payments = await list({ id: ids.slice(from, from + 100).join(',') });
    for (const payment of payments) found.set(payment.id, payment);
  }
  return found;
}

const cents = (payments) => payments.reduce((sum, { amount }) => sum + amount, 0);
const refundedOf = ({ refunds = [] }) => cents(refunds);
const euros = (amount) => (amount / 100).toFixed(2);

/** Fees have eight decimals. Integers add up exactly, fractions do not. */
const units = (text = '0') => BigInt(text.replace('.', ''));
const feesOf = (payments) =>
  payments.reduce((sum, { paymentFee: fee }) => sum + units(fee?.netAmount) + units(fee?.taxAmount), 0n);
const exactEuros = (fees) =>
  String(fees)
    .padStart(9, '0')
    .replace(/(\d{8})$/, '.$1');

const groupBy = (payments, keyOf) => {
  const groups = new Map();
  for (const each of payments) {
    const key = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
};

const [day, file] = process.argv.slice(2);
const orders = JSON.parse(await readFile(file, 'utf8'));

// Payments of that day. An authorisation only holds money; its captures collect it.
const moved = await list(dayOf('paidAt', day));
const paid = moved.filter(
  ({ type, stateDetails }) => ['payment', 'capture'].includes(type) && stateDetails.state === 'confirmed',
);
const refunds = moved.filter(({ type }) => type === 'refund');
const initial = await readAll([...new Set(refunds.map(({ initialPaymentId }) => initialPaymentId))]);

// A payment refunded in full before its day closed is cancelled, so no money moved.
const isVoid = ({ initialPaymentId }) => initial.get(initialPaymentId)?.stateDetails.state === 'cancelled';
const givenBack = refunds.filter((refund) => !isVoid(refund));
const voided = [...initial.values()].filter(({ stateDetails }) => stateDetails.state === 'cancelled');

console.log(`Day ${day}`);
console.log(`Received ${euros(cents(paid))} in ${paid.length}`);
console.log(`Refunded ${euros(cents(givenBack))} in ${givenBack.length}`);
for (const { id, amount, initialPaymentId } of givenBack)
  console.log(`  ${id} gives back ${euros(amount)} of ${initialPaymentId}`);
console.log(`Voided ${euros(cents(voided))} in ${voided.length}`);
for (const { code = 'without code', amount } of voided) console.log(`  ${code}: ${euros(amount)}`);
console.log(`Fees with VAT ${exactEuros(feesOf(paid))}`);
console.log(`Not transferred yet ${paid.filter(({ transferDetails }) => !transferDetails).length}`);

// Transfers to the bank account on that day. The bank statement shows the same reference.
const sent = await list(dayOf('transferredAt', day));
for (const [reference, payments] of groupBy(sent, ({ transferDetails }) => transferDetails.payerReference)) {
  const refunded = payments.reduce((sum, payment) => sum + refundedOf(payment), 0);
  console.log(`Transfer ${reference}: ${payments.length} of ${euros(cents(payments))}`);
  console.log(`  refunds ${euros(refunded)}, fees with VAT ${exactEuros(feesOf(payments))}`);
}

// Compares each order in the shop with the API. Of a voided one, the shop may know only the payment or the refund.
const byOrder = groupBy(paid, ({ code = '' }) => code);
const voidedByOrder = groupBy(voided, ({ code = '' }) => code);
const names = new Set([...Object.keys(orders), ...byOrder.keys()]);
const differences = [...names].filter((name) => {
  const received = cents(byOrder.get(name) ?? []);
  const withVoided = received + cents(voidedByOrder.get(name) ?? []);
  return ![received, withVoided].includes(orders[name] ?? 0);
});
for (const name of differences) {
  const received = euros(cents(byOrder.get(name) ?? []));
  console.log(`Differs ${name || 'without code'}: shop ${euros(orders[name] ?? 0)}, API ${received}`);
}

// Exit status for the program that runs this every morning.
process.exitCode = differences.length > 0 ? 1 : 0;
