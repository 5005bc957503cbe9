import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';

const returns = { returnUrlSuccess: 'https://loja.example/ok', returnUrlCancel: 'https://loja.example/nao' };

export default proofs('soap-do-web-payment', {
  // ---- front matter
  // “Abra com doWebPayment uma página onde o cliente paga por cartão, MB WAY ou Multibanco, e diga para onde ele volta depois.”
  'front-matter-1': async ({ soap, get }) => {
    const { paymentId } = await soap.call('doWebPayment', {
      order: { amount: 1000 },
      method: 'CC,MW,MB',
    });
    const { availableMethods } = await get(paymentId);
    expect(availableMethods.map(({ code }) => code)).toEqual(['CC', 'MW', 'MB']);
  },
  // ---- top
  // “O cliente paga numa página do fornecedor e volta à sua loja com um token.”
  'top-1': async ({ soap, payerOnPage, cards }) => {
    const { token } = await soap.call('doWebPayment', { order: { amount: 1000 }, ...returns });
    const { data } = await payerOnPage(token).card(cards.visa);
    expect(data.redirectUrl).toBe(`https://loja.example/ok?token=${token}`);
  },
  // “A loja nunca vê o número nem o código de segurança do cartão.”
  'top-2': async ({ soap, payerOnPage, cards, get, messages, api }) => {
    const url = 'https://loja.example/soap';
    await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
    const { token, paymentId } = await soap.call('doWebPayment', { order: { amount: 1000 }, ...returns });
    await payerOnPage(token).card(cards.visa);
    const seen = [
      JSON.stringify(await get(paymentId)),
      JSON.stringify(await soap.call('checkWebPayment', { token })),
      JSON.stringify((await api.get(`/api/checkouts/${token}`)).data),
      ...(await messages(url)).map(({ body }) => decodeURIComponent(body)),
    ];
    expect(seen).toHaveLength(4);
    for (const text of seen) expect(text).not.toMatch(/4242 ?4242|"(cvc|cvv|securityCode)"/);
    expect(seen[0]).toContain('"last4Digits":"4242"');
  },
  // ---- open
  // “A mesma página que a API REST abre.”
  'open-1': async ({ soap, api }) => {
    const { token, redirectUrl } = await soap.call('doWebPayment', { order: { amount: 1000 } });
    expect((await api.get(`/api/checkouts/${token}`)).data).toMatchObject({ checkoutUrl: redirectUrl });
  },
  // ---- request
  // “Sem method, a página de um pagamento novo só oferece defaultMethod.”
  // “Para vários, separe-os por vírgulas: CC,MW,MB.”
  'request-1': async ({ soap, get }) => {
    for (const [method, codes] of [
      [undefined, ['CC']],
      ['CC,MW,MB', ['CC', 'MW', 'MB']],
    ] as const) {
      const { paymentId } = await soap.call('doWebPayment', { order: { amount: 1000 }, method });
      expect((await get(paymentId)).availableMethods.map(({ code }) => code)).toEqual(codes);
    }
  },
  // “Na sandbox, a página de um pagamento que já existe continua a oferecer também os métodos que ele tinha.”
  'request-2': chosen(['behaviour-soapPageMethods'], async ({ soap, get }) => {
    for (const [had, offered] of [
      ['MB', ['MB', 'CC']],
      ['MW', ['MW', 'CC']],
    ] as const) {
      const paymentOptions = [{ code: had }];
      const { paymentId } = await soap.call('createPaymentReference', { amount: 1000, paymentOptions });
      await soap.call('doWebPayment', { order: { amount: 1000, paymentId } });
      expect((await get(paymentId)).availableMethods.map(({ code }) => code)).toEqual(offered);
    }
  }),
  // “Na sandbox, os URL de regresso têm de ser completos, a começar por http:// ou https://.”
  'request-3': chosen(['behaviour-soapReturnUrls'], async ({ soap }) => {
    const answer = async (returnUrlSuccess: string) =>
      (await soap.call('doWebPayment', { order: { amount: 1000 }, returnUrlSuccess })).requestState;
    for (const url of ['http://loja.example/ok', 'https://loja.example/ok'])
      expect((await answer(url)).state).toBe('1');
    for (const url of ['loja.example/ok', '/ok', 'obrigado.php', 'ftp://loja.example', 'javascript:alert(1)'])
      expect(await answer(url), url).toMatchObject({ state: '0', code: '0033' });
  }),
  // “Com o paymentId de um pagamento por pagar e o mesmo montante, a página é a desse pagamento; na sandbox, o hash ou a reference servem do mesmo modo.”
  // “Com outro montante, nasce um pagamento novo, e o primeiro continua por pagar: cancele-o se já não serve.”
  'request-4': chosen(['behaviour-soapWebPayment'], async ({ soap, get }) => {
    const { paymentId, hash, reference } = await soap.call('createPaymentReference', { amount: 1000 });
    for (const named of [{ paymentId }, { hash }, { reference }]) {
      const same = await soap.call('doWebPayment', { order: { amount: 1000, ...named } });
      expect(same.paymentId).toBe(paymentId);
      const other = await soap.call('doWebPayment', { order: { amount: 1001, ...named } });
      expect(other.requestState.state).toBe('1');
      expect(other.paymentId).not.toBe(paymentId);
    }
    expect((await get(paymentId)).stateDetails.state).toBe('pending');
    expect(
      (await soap.call('cancelPayment', { paymentId, ignoreUnsupported: 'true' })).requestState,
    ).toMatchObject({ state: '1' });
  }),
  // “Na sandbox, um pagamento cancelado ou fora do prazo é recusado com 0034: a sua referência pode ainda ser paga, e um segundo pagamento seria cobrado também.”
  'request-5': chosen(['behaviour-soapEndedPayment'], async ({ soap, seed, get, api, clock }) => {
    const validEndDate = new Date(clock.at + 3_600_000).toISOString();
    const late = await soap.call('createPaymentReference', { amount: 1000, validEndDate });
    await api.post('/sandbox/clock', { advanceSeconds: 4000 });
    for (const paymentId of [seed.payments.cancelledReference, late.paymentId]) {
      const { amount, stateDetails } = await get(paymentId);
      expect(stateDetails.state).toBe('cancelled');
      const { requestState } = await soap.call('doWebPayment', { order: { amount, paymentId } });
      expect(requestState).toMatchObject({ state: '0', code: '0034' });
    }
    const { atmEntity: entity, reference } = late;
    await api.post('/sandbox/atm', { entity, reference, amount: 1000 });
    expect((await get(late.paymentId)).stateDetails.state).toBe('confirmed');
  }),
  // ---- return
  // “O URL de sucesso é chamado com token na query, a seguir ao que ela já tiver.”
  'return-1': async ({ soap, payerOnPage, cards }) => {
    for (const [returnUrlSuccess, called] of [
      ['https://loja.example/ok', 'https://loja.example/ok?token='],
      ['https://loja.example/ok?order=7', 'https://loja.example/ok?order=7&token='],
    ]) {
      const { token } = await soap.call('doWebPayment', { order: { amount: 1000 }, returnUrlSuccess });
      const { data } = await payerOnPage(token).card(cards.visa);
      expect(data.redirectUrl).toBe(called + token);
    }
  },
  // “Se não voltar, o aviso que subscreveu diz-lhe à mesma que pagou.”
  'return-2': async ({ soap, payerOnPage, cards, messages }) => {
    const url = 'https://loja.example/soap';
    await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
    const { token, paymentId } = await soap.call('doWebPayment', { order: { amount: 1000 }, ...returns });
    await payerOnPage(token).card(cards.visa);
    const [message] = await messages(url);
    expect(new URLSearchParams(message?.body).get('payments[0][paymentId]')).toBe(paymentId);
  },
});
