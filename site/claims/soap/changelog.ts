import { soapChangelog } from '@balcao/contract/soap/changelog.ts';
import { expect } from 'vitest';
import { advice, claim, claims, source } from '../claims.ts';

export default claims({
  'front matter': [advice('O que mudou em cada versão do serviço SOAP, da 1.22 à 1.0.')],
  top: [
    claim('Vinte e três versões, de 2016 a 2021.', () => {
      expect(soapChangelog).toHaveLength(23);
      const years = soapChangelog.flatMap(
        (entry) => JSON.stringify(entry).match(/20(1|2)\d(?=-\d\d)/g) ?? [],
      );
      expect([years.at(-1), years[0]].sort()).toEqual(['2016', '2021']);
    }),
    source(
      'Depois delas não há outra publicada: o serviço está obsoleto.',
      'specified: guides 9, the changelog runs from v1.0 to v1.22 and the service is deprecated',
    ),
    advice('Para uma integração nova, use a API REST: veja as versões.'),
  ],
  compatible: [
    claim('Nenhuma entrada desta lista fala de um campo retirado.', () => {
      for (const { version, words } of soapChangelog)
        expect(words.pt, version).not.toMatch(/retir|remov|sem /i);
    }),
    claim(
      'Os nomes que mudaram continuam a ser devolvidos: idPayment e idTransaction ao lado de paymentId, url ao lado de redirectUrl, e os sinais creditCardPayment, atmPayment e mbwPayment ao lado de paymentOptions.',
      async ({ soap }) => {
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
    ),
  ],
  next: [advice('Recursos.', 'De SOAP para REST.')],
});
