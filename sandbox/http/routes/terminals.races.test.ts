import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import type { ApiResponse } from '../../testing/api.ts';
import { atTerminal, bankSeconds, terminals } from '../../testing/atTerminal.ts';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { listen, cancel, refund } = purchases(testSandbox);
const here = atTerminal(testSandbox);
const sold = seed.payments.settledTerminal;

const many = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const wins = (answers: readonly ApiResponse[]) => answers.filter(({ status }) => status < 300);
const losses = (answers: readonly ApiResponse[]) => [
  ...new Set(answers.filter(({ status }) => status >= 300).flatMap(({ refusals }) => refusals)),
];

it('of payments and refunds for one terminal it takes one', async () => {
  const answers = await many(12, (n) => (n % 2 ? here.ask(1000) : here.askBack(sold, 1000)));
  expect(wins(answers)).toHaveLength(1);
  expect(losses(answers)).toEqual(['400 e00600']);
});

it('once its minute is over, of twenty that ask the terminal takes one', async () => {
  const notifications = await listen('payment_expired');
  const { data } = await here.ask(1000);
  testSandbox.clock.at += 61_000;
  expect(wins(await many(20, () => here.ask(1000)))).toHaveLength(1);
  expect((await here.get(data.id)).stateDetails.state).toBe('cancelled');
  expect((await notifications()).map(({ payment }) => payment.id)).toEqual([data.id]);
});

it('of ten cards one is read', async () => {
  const notifications = await listen('payment_authorized');
  await here.ask(1000);
  const answers = await many(10, () => here.card('tap', cards.visa));
  expect(wins(answers)).toHaveLength(1);
  expect(losses(answers)).toEqual(['409 c0701']);
  await here.pass(bankSeconds);
  expect(await notifications()).toHaveLength(1);
});

it('of ten wrong PINs three count', async () => {
  await here.ask(1000);
  await here.card('insert');
  const answers = await many(10, () => here.pin('0000'));
  expect(wins(answers)).toHaveLength(3);
  expect((await here.look()).transaction).toMatchObject({ state: 'declined', pinAttemptsLeft: 0 });
});

it('a payer who gives up and one who pays never both succeed', async () => {
  for (let round = 0; round < 4; round += 1) {
    await here.ask(1000);
    const both = [() => here.leave(), () => here.card('tap')];
    const answers = await Promise.all((round % 2 ? both : both.reverse()).map((send) => send()));
    expect(wins(answers)).toHaveLength(1);
    await here.pass(bankSeconds);
  }
});

it('a cancellation and a settlement never both win', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await here.approved();
    const both = [() => cancel(id), () => here.settle()];
    await Promise.all((round % 2 ? both : both.reverse()).map((send) => send()));
    const { stateDetails, paymentFee, cancellation } = await here.get(id);
    expect([stateDetails.state, paymentFee !== undefined, cancellation !== undefined]).toEqual(
      stateDetails.state === 'confirmed' ? ['confirmed', true, false] : ['cancelled', false, true],
    );
  }
});

it('ten settlements confirm a payment once', async () => {
  const notifications = await listen('payment_confirmed');
  const { id } = await here.approved();
  const answers = await many(10, () => here.settle());
  expect(answers.reduce((sum, { data }) => sum + data.settled, 0)).toBe(1);
  expect((await notifications()).map(({ payment }) => payment.id)).toEqual([id]);
});

it('a refund at a terminal and refunds without one never give back more than there is', async () => {
  const { data } = await here.askBack(sold, 600_000);
  await here.card('insert');
  await here.pin();
  testSandbox.clock.at += bankSeconds * 1000;
  const [answers] = await Promise.all([
    many(6, () => refund(sold, 600_000)),
    testSandbox.sandbox.settle(),
    here.look(),
  ]);
  const back = await here.get(data.id);
  const { refunds = [] } = await here.get(sold);
  expect(refunds).toHaveLength(1);
  expect(wins(answers)).toHaveLength(back.stateDetails.state === 'confirmed' ? 0 : 1);
});

it('a terminal that is mended and the time that passes tell once', async () => {
  const notifications = await listen('payment_authorized');
  const { data } = await here.ask(1000);
  await here.setTerminalFault('silent');
  await here.charge();
  testSandbox.clock.at += 3_600_000;
  await Promise.all([here.setTerminalFault('none'), testSandbox.sandbox.settle(), here.setTerminalFault('none')]);
  expect((await notifications()).map(({ payment }) => payment.id)).toEqual([data.id]);
});

it('of refunds at two terminals only as much goes back as is left', async () => {
  const there = atTerminal(testSandbox, terminals.second);
  const one = await here.askBack(sold, 600_000);
  await here.card('insert');
  await there.leave();
  const two = await there.askBack(sold, 600_000);
  await there.card('insert');
  await Promise.all([here.pin(), there.pin()]);
  await here.pass(bankSeconds);
  const states = [await here.get(one.data.id), await here.get(two.data.id)].map(
    ({ stateDetails }) => stateDetails.state,
  );
  expect(states.sort()).toEqual(['cancelled', 'confirmed']);
  expect((await here.get(sold)).refunds).toHaveLength(1);
});

it('terminals do not wait for each other', async () => {
  const there = atTerminal(testSandbox, terminals.second);
  await there.leave();
  const answers = await Promise.all([here.ask(1000), there.ask(1000)]);
  expect(wins(answers)).toHaveLength(2);
});
