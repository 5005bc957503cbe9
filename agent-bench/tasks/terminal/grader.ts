import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Task } from '../../stage/task.ts';

type Loss = 'hands-over-unpaid' | 'charges-twice' | 'waits-for-settlement' | 'waits-for-message';

/** A card that its bank declines. */
const declined = '4000000000000002';

export const terminal: Task<Loss> = {
  losses: {
    'hands-over-unpaid':
      'The till says paid as soon as the amount is on the terminal: goods leave with whoever walks away.',
    'charges-twice': 'A cashier who presses again charges the customer twice.',
    'waits-for-settlement':
      'The till says waiting until the settlement at night: a customer who paid is sent away.',
    'waits-for-message':
      'The till knows of an approval by its webhook alone: a customer who paid waits for as long as that is late.',
  },
  events: ['payment_authorized', 'payment_confirmed', 'payment_cancelled', 'payment_method_error'],
  async play({ tenant, shop, payments, quiet, loses }) {
    const { uuid } = seed.terminals[0];
    const device = tenant.useTerminal(uuid);
    const press = (id: string, amountCents: number) =>
      shop.post('/sales', { id, amountCents, terminal: uuid });
    const stateOf = async (id: string) => (await shop.get<{ state: string }>(`/sales/${id}`)).state;
    /** The customer taps a card, if the terminal asks for one. */
    const tap = async (number?: string) => {
      await device.presentCard(number ? { number } : {}).catch(() => undefined);
      await tenant.advance({ seconds: 10 });
      await quiet();
    };

    await press('S-1', 1500);
    if ((await payments()).length === 0) throw new Error('Sale S-1 sent nothing to the terminal.');
    const waiting = await stateOf('S-1');
    loses(
      'hands-over-unpaid',
      waiting === 'paid',
      'Sale S-1 is paid at the till, and nobody has shown a card.',
    );
    if (waiting === 'paid') return;
    await tap();
    const approved = await stateOf('S-1');
    const seen = `Sale S-1 was approved at the terminal; the till says ${approved}.`;
    loses('waits-for-settlement', approved === 'waiting', seen);
    if (approved === 'waiting') return;
    if (approved !== 'paid') throw new Error(seen);

    await press('S-2', 1600);
    await tap(declined);
    const refused = await stateOf('S-2');
    if (refused !== 'declined')
      throw new Error(`The card of sale S-2 was declined; the till says ${refused}.`);
    await press('S-2', 1600);
    await tap();
    const second = await stateOf('S-2');
    if (second !== 'paid') throw new Error(`Sale S-2 was paid with a second card; the till says ${second}.`);

    for (const { id, url } of await tenant.call<Webhook[]>('GET', '/api/webhooks'))
      if (url.startsWith(shop.url)) await tenant.setFailureMode(id, 'delayed');
    await press('S-3', 1700);
    await tap();
    const late = await stateOf('S-3');
    loses(
      'waits-for-message',
      late !== 'paid',
      `Sale S-3 was approved, its webhook is ten minutes late; the till says ${late}.`,
    );
    await shop.request('POST', '/sales', { id: 'S-3', amountCents: 1700, terminal: uuid });
    await tap();
    const charges = (await payments()).filter(
      ({ amount, stateDetails }) => amount === 1700 && stateDetails.state === 'authorised',
    );
    loses(
      'charges-twice',
      charges.length > 1,
      `Sale S-3 of 1700 cents was pressed again, and approved ${charges.length} times.`,
    );
  },
};
