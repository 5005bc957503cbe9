import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { centsOf } from '../../stage/payments.ts';
import type { Task } from '../../stage/task.ts';

type Loss = 'charges-at-order' | 'charges-whole-order' | 'charges-twice' | 'ships-uncharged';

/** Money that came in: an authorisation only holds it. */
const isCharge = ({ type, stateDetails }: Payment) =>
  ['payment', 'capture'].includes(type) && stateDetails.state === 'confirmed';

/** How often a clerk presses a button that fails. */
const presses = 3;

export const capture: Task<Loss> = {
  losses: {
    'charges-at-order':
      'Customers are charged before anything leaves; what is out of stock has to be given back.',
    'charges-whole-order':
      'Customers pay for parcels that were never packed, and ask their bank for the money.',
    'charges-twice': 'A parcel is charged twice when a response is lost.',
    'ships-uncharged': 'A parcel leaves whose charge was refused.',
  },
  events: [],
  async play({ tenant, shop, warehouse, payments, loses }) {
    const who = { customer: seed.customers.own, card: seed.savedMethods.card };
    const charges = async () => (await payments()).filter(isCharge);
    const press = async (id: string, amountCents: number) => {
      for (let press = 1; press <= presses; press += 1) {
        const { status } = await shop.request('POST', '/orders/A-1/parcels', { id, amountCents });
        if (status === 201) return;
      }
    };

    await shop.post('/orders', { id: 'A-1', amountCents: 3000, ...who });
    const [held] = await payments();
    if (!held) throw new Error('Order A-1 has no payment.');
    const isCharged = held.stateDetails.state === 'confirmed';
    loses('charges-at-order', isCharged, 'Order A-1 was charged with 3000 cents before a parcel was packed.');
    if (isCharged) return;

    await press('P-1', 1000);
    if (warehouse.sent('P-1') !== 1) throw new Error(`Parcel P-1 left ${warehouse.sent('P-1')} times.`);
    const first = centsOf(await charges());
    loses('charges-whole-order', first > 1000, `Parcel P-1 is worth 1000 cents; ${first} were charged.`);
    if (first > 1000) return;
    if (first < 1000) throw new Error(`Parcel P-1 is worth 1000 cents, and ${first} were charged.`);

    await tenant.fault({ kind: 'dropped_connection', operation: 'createCapture', calls: 1 });
    await press('P-2', 700);
    const second = centsOf(await charges()) - first;
    const seen = `Parcel P-2 is worth 700 cents; the response to its charge was lost; ${second} were charged.`;
    loses('charges-twice', second > 700, seen);
    if (warehouse.sent('P-2') !== 1) throw new Error(`Parcel P-2 left ${warehouse.sent('P-2')} times.`);

    await press('P-3', 2500);
    const third = centsOf(await charges()) - first - second;
    const beyond = `Parcel P-3 is worth 2500 cents, more than what is held; ${third} were charged, and it left.`;
    loses('ships-uncharged', warehouse.sent('P-3') > 0 && third < 2500, beyond);
  },
};
