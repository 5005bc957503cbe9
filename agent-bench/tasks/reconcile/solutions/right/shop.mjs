import { callApi, serve } from './frame.mjs';

/** Every payment that fits the filters, page by page. */
async function list(filters) {
  const found = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({ ...filters, sort: 'id', limit: '500', page: String(page) });
    const { success, data, meta, error } = await callApi('GET', `/payments?${query}`);
    if (!success) throw new Error(`${error.code} ${error.msg}`);
    found.push(...data);
    pages = meta.totalPages;
  }
  return found;
}

/** A day of Lisbon, whose offset is another one in summer. */
function dayOf(day) {
  const clock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Lisbon', timeZoneName: 'longOffset' });
  const at = (time) => {
    const parts = clock.formatToParts(new Date(`${day}T${time}Z`));
    const zone = parts.find(({ type }) => type === 'timeZoneName').value;
    return `${day}T${time}${zone.slice('GMT'.length) || '+00:00'}`;
  };
  return { 'paidAt[start]': at('00:00:00'), 'paidAt[end]': at('23:59:59.999') };
}

const cents = (payments) => payments.reduce((sum, { amount }) => sum + amount, 0);

serve({
  'POST /days/*': async ({ params: [day], body }) => {
    const { orders } = JSON.parse(body);
    const moved = await list(dayOf(day));
    // An authorisation only holds money; its captures bring it in.
    const paid = moved.filter(
      ({ type, stateDetails }) => ['payment', 'capture'].includes(type) && stateDetails.state === 'confirmed',
    );
    // What is given back whole before the day closes is cancelled: nothing came in, and nothing went out.
    const voided = new Set();
    for (const { id, stateDetails } of moved) if (stateDetails.state === 'cancelled') voided.add(id);
    const refunds = moved.filter(
      ({ type, initialPaymentId }) => type === 'refund' && !voided.has(initialPaymentId),
    );
    const received = {};
    for (const { code, amount } of paid) received[code] = (received[code] ?? 0) + amount;
    const names = new Set([...Object.keys(orders), ...Object.keys(received)]);
    const differences = [...names].filter((name) => (received[name] ?? 0) !== (orders[name] ?? 0));
    return [200, { receivedCents: cents(paid), refundedCents: cents(refunds), differences }];
  },
});
