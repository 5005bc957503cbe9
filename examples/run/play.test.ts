import { expect, test } from 'vitest';
import { example } from '../example.ts';
import { play } from './play.ts';

test('an unexpected refusal stops the recording', async () => {
  const wrong = example('payments/wrong', async ({ api }) => {
    await api('create', 'createReference', { body: { amount: 1 } });
  });
  await expect(play(wrong)).rejects.toThrow('payments/wrong');
});

test('a missing expected refusal stops it too', async () => {
  const wrong = example('payments/wrong', async ({ api }) => {
    await api('create', 'createReference', { body: { amount: 1000 }, refused: 400 });
  });
  await expect(play(wrong)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('201 instead of 400') },
  });
});

test('so does a refusal of the SOAP service with another code', async () => {
  const wrong = example('soap/wrong', async ({ soap }) => {
    await soap('create', 'createPaymentReference', { amount: -1 }, { refused: '0062' });
  });
  await expect(play(wrong)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('instead of 0062') },
  });
});

test('a delivery that never left stops it', async () => {
  const wrong = example('payments/wrong', async ({ delivery }) => {
    await delivery('webhook', { paymentId: '1001' });
  });
  await expect(play(wrong)).rejects.toMatchObject({ cause: { message: expect.stringContaining('1001') } });
});
