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
      'Depois delas, o serviço só foi mantido.',
      'specified: guides 9, the changelog ends with v1.22 and the service is deprecated',
    ),
    source(
      'As novidades passaram a sair só na API REST: veja as versões.',
      'specified: guides 9, the SOAP service is deprecated',
    ),
  ],
  compatible: [
    source('Nenhuma versão tirou campos.', 'published: the list of versions in the older guides'),
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
