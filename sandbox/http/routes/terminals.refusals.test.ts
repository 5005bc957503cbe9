import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { atTerminal, terminals } from '../../testing/atTerminal.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const here = atTerminal(testSandbox);

describe('a payment is not sent to a terminal', () => {
  const send = (uuid: string, body: object = { amount: 1000 }) =>
    testSandbox.api.post(`/api/terminals/${uuid}/payments`, body);

  it('that is a standalone one', async () => {
    const { refusals, body } = await send(terminals.standalone);
    expect(refusals).toEqual(['400 e00402']);
    expect(body.error?.code).toBe('e00400');
    expect(body.error?.errors[0]?.msg).toContain(seed.terminals[2].terminalId);
  });

  it.each(['00000000-0000-0000-0000-000000000000', seed.otherTerminal.uuid])(
    'that is not there: %s',
    async (uuid) => {
      const { refusals, body } = await send(uuid);
      expect(refusals).toEqual(['404 e00502']);
      expect(body.error?.errors[0]?.source).toEqual({ parameter: 'uuid' });
    },
  );

  it('that is busy, until it is free again', async () => {
    const { data } = await here.ask(1000);
    const busy = await here.ask(2000);
    expect(busy.refusals).toEqual(['400 e00600']);
    expect(busy.body.error?.errors[0]?.msg).toContain(data.id);
    testSandbox.clock.at += 60_000;
    // Nobody swept yet: whoever asks finds the minute over.
    expect((await here.ask(2000)).status).toBe(201);
    expect((await here.get(data.id)).stateDetails.state).toBe('cancelled');
  });

  it.each([
    [{}, '422 e00202', '/amount'],
    [{ amount: null }, '422 e00202', '/amount'],
    [{ amount: '1000' }, '422 e00202', '/amount'],
    [{ amount: 0 }, '422 e00202', '/amount'],
    [{ amount: 10.5 }, '422 e00202', '/amount'],
    [{ amount: 49 }, '400 e00301', '/amount'],
    [{ amount: 1_000_001 }, '400 e00301', '/amount'],
    [{ amount: 1000, code: '' }, '422 e00221', '/code'],
    [{ amount: 1000, summary: 7 }, '422 e00219', '/summary'],
    [{ amount: 1000, validDate: { end: 'soon' } }, '422 e00226', '/validDate/end'],
    [{ amount: 1000, validDate: { end: '2026-01-15T09:59:59' } }, '422 e00226', '/validDate/end'],
    [{ amount: 1000, validDate: { start: '2026-01-15T10:01:01' } }, '422 e00226', '/validDate/start'],
    [{ amount: 1000, validDate: { blockLatePayment: 'yes' } }, '422 e00225', '/validDate/blockLatePayment'],
    [{ amount: 1000, bankAccount: { code: 'NOSUCH01' } }, '422 e00220', '/bankAccount/code'],
    [{ amount: 1000, customer: { uuid: seed.customers.theirs } }, '404 e00502', '/customer/uuid'],
    [{ amount: 1000, customer: { email: 'maria' } }, '422 e00212', '/customer/email'],
  ])('for %j', async (body, refusal, pointer) => {
    const answer = await send(terminals.cloud, body);
    expect(answer.refusals).toEqual([refusal]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
    expect((await here.look()).transaction).toBeNull();
  });

  it('by an entity under review', async () => {
    const { clientId } = seed.entity;
    await testSandbox.api.post(`/sandbox/entities/${clientId}/review`, { action: 'review' });
    expect((await here.ask(1000)).refusals).toEqual(['400 e00300']);
  });
});
