import { soapChangelog } from '@balcao/contract/soap/changelog.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';

export default proofs('soap-changelog', {
  // ---- top
  // “Vinte e três versões, de 2016 a 2021.”
  'top-1': () => {
    expect(soapChangelog).toHaveLength(23);
    const years = soapChangelog.flatMap((entry) => JSON.stringify(entry).match(/20(1|2)\d(?=-\d\d)/g) ?? []);
    expect([years.at(-1), years[0]].sort()).toEqual(['2016', '2021']);
  },
  // ---- compatible
  // “Nenhuma entrada desta lista fala de um campo retirado.”
  'compatible-1': () => {
    for (const { version, words } of soapChangelog)
      expect(words.pt, version).not.toMatch(/retir|remov|sem /i);
  },
  // “Os nomes que mudaram continuam a ser devolvidos: idPayment e idTransaction ao lado de paymentId, url ao lado de redirectUrl, e os sinais creditCardPayment, atmPayment e mbwPayment ao lado de paymentOptions.”
  'compatible-2': async ({ soap }) => {
    const made = await soap.call('createPaymentReference', { amount: 1000 });
    expect(made).toMatchObject({
      idPayment: made.paymentId,
      creditCardPayment: '1',
      atmPayment: '1',
      mbwPayment: '1',
    });
    expect(made.paymentOptions).toHaveLength(3);
    const page = await soap.call('doWebPayment', { order: { amount: 1000 } });
    expect(page).toMatchObject({ idTransaction: page.paymentId, url: page.redirectUrl });
  },
});
