import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';

export default proofs('adjust-amount', {
  'adjusted-amount-is-captured-and-told': async (world) => {
    const held = await world.authorise({ code: 'REF-0047' });
    expect([held.amount, held.stateDetails.state]).toEqual([1000, 'authorised']);
    await world.subscribe(...webhookActions);
    const { data: adjusted } = await world.adjust(held.id, 800);
    expect(adjusted).toMatchObject({ id: held.id, amount: 800, stateDetails: held.stateDetails });
    expect(await world.actions()).toEqual([]);
    expect((await world.capture(held.id, 800)).status).toBe(201);
    const [told, ...more] = await world.notifications();
    expect([told?.webhook.action, more]).toEqual(['payment_confirmed', []]);
    expect(told?.payments).toMatchObject([{ id: held.id, amount: 800, stateDetails: { state: 'confirmed' } }]);
  },
  'adjusted-up-and-down-within-limits': async (world) => {
    const page = await world.open({ payment: { type: 'authorization' } });
    await page.card(world.cards.visa);
    for (const id of [page.paymentId, (await world.authorise()).id]) {
      for (const amount of [800, 2500, 1200]) expect((await world.adjust(id, amount)).data.amount).toBe(amount);
      for (const amount of [49, 1_000_001]) expect((await world.adjust(id, amount)).refusals).toEqual(['400 e00301']);
    }
  },
});
