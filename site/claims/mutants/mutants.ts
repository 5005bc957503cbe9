/** A lie to plant: one text of one file replaced by another, and the claim that has to catch it. */
export interface Mutant {
  /** What becomes false. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  page: string;
  /** Beginning of the sentence whose row fails. */
  caughtBy: string;
}

const responseStatus = 'guides/webhooks/response-status';

/** Lies in what the sandbox does, and in what the pages say. */
export const mutants: readonly Mutant[] = [
  {
    name: 'the sandbox accepts another 2xx status',
    file: 'contract/resources/webhooks/acceptedStatuses.ts',
    find: 'webhook: [200, 201, 202, 204]',
    replace: 'webhook: [200, 201, 202, 204, 206]',
    page: responseStatus,
    caughtBy: 'Tudo o resto é uma falha',
  },
  {
    name: 'each attempt is signed with the time of the first',
    file: 'sandbox/webhooks/attempt.ts',
    find: 'Math.floor(at / 1000)',
    replace: 'Math.floor(delivery.createdAt / 1000)',
    page: responseStatus,
    caughtBy: 'Na sandbox, o corpo é sempre o mesmo',
  },
  {
    name: 'an accepted delivery does not reset the count of failures',
    file: 'sandbox/services/webhooks/recordDeliveryResults.ts',
    find: 'delivery.webhookId !== null) accepted.add',
    replace: 'delivery.webhookId === null) accepted.add',
    page: responseStatus,
    caughtBy: 'Uma só entrega aceite põe a conta a zero',
  },
  {
    name: 'the page says that notifications of a disabled subscription arrive later',
    file: 'site/docs/guides/webhooks/response-status.mdx',
    find: 'esses avisos não são enviados depois',
    replace: 'esses avisos são enviados depois',
    page: responseStatus,
    caughtBy: 'Enquanto está desativada, o que acontece não fica à espera',
  },
  {
    name: 'a callback is sent only for changes with two events',
    file: 'sandbox/services/webhooks/enqueueWebhooks.ts',
    find: 'change.events.length > 0 ? callbacksOf',
    replace: 'change.events.length > 1 ? callbacksOf',
    page: 'guides/webhooks/index',
    caughtBy: 'Avisa | Do evento subscrito',
  },
  {
    name: 'notifications speak English',
    file: 'sandbox/services/webhooks/enqueueWebhooks.ts',
    find: "presentPayment(payment, 'pt')",
    replace: "presentPayment(payment, 'en')",
    page: 'guides/webhooks/payload-example',
    caughtBy: 'Todos são um POST e todos',
  },
  {
    name: 'a tax number may carry its country',
    file: 'sandbox/http/middleware/authenticatePlatform.ts',
    find: "headers.get('paypay-clientid')?.trim()",
    replace: "headers.get('paypay-clientid')?.replace(/^PT/, '')",
    page: 'guides/authentication',
    caughtBy: 'PayPay-ClientId | O NIF da entidade',
  },
  {
    name: 'a refund of a part cancels the payment',
    file: 'contract/resources/payments/lifecycle.ts',
    find: "'void_part', 'confirmed'",
    replace: "'void_part', 'cancelled'",
    page: 'guides/webhooks/event-types',
    caughtBy: 'Repare no reembolso de uma parte',
  },
  {
    name: 'the page leaves out a change that nobody is told of',
    file: 'site/docs/guides/webhooks/event-types.mdx',
    find: "    'confirmed void_part',\n",
    replace: '',
    page: 'guides/webhooks/event-types',
    caughtBy: 'Quase todas as mudanças',
  },
  {
    name: 'the page says that a slow clock refuses',
    file: 'site/docs/guides/webhooks/request-auth.mdx',
    find: 'Nada falha, mas um aviso antigo passa por recente',
    replace: 'A assinatura está certa e o aviso é recusado',
    page: 'guides/webhooks/request-auth',
    caughtBy: 'O relógio do servidor está atrasado',
  },
  {
    name: 'a whole refund on a later day cancels the payment',
    file: 'sandbox/domain/payments/void.ts',
    find: "if (!dayIsOpen) return 'refund';",
    replace: "if (!dayIsOpen && restCents > 0) return 'refund';",
    page: 'guides/payment-states',
    caughtBy: 'Para saber se foi pago basta uma pergunta',
  },
  {
    name: 'a declined MB WAY payment is cancelled',
    file: 'contract/resources/payments/lifecycle.ts',
    find: "'refuse_push', 'pending'",
    replace: "'refuse_push', 'cancelled'",
    page: 'guides/payment-states',
    caughtBy: 'Na sandbox, um MB WAY recusado regressa a pending',
  },
  {
    name: 'the page says that a refunded payment is no longer confirmed',
    file: 'site/docs/guides/payment-states.mdx',
    find: 'feito noutro dia, o pagamento continua',
    replace: 'feito noutro dia, o pagamento deixa de estar',
    page: 'guides/payment-states',
    caughtBy: 'Depois de um reembolso de uma parte',
  },
  {
    name: 'a refund of what was not paid gets another code',
    file: 'sandbox/domain/payments/refund.ts',
    find: "refuse('e00601', { detail: 'not_paid'",
    replace: "refuse('e00600', { detail: 'not_paid'",
    page: 'guides/payment-states',
    caughtBy: 'Na sandbox, se uma chamada não é possível',
  },
  {
    name: 'a repeated customUniqueId is a 400',
    file: 'sandbox/services/payments/customUniqueId.ts',
    find: 'status: 409,',
    replace: 'status: 400,',
    page: 'guides/errors',
    caughtBy: 'createPayment, createReference',
  },
  {
    name: 'the page says that a repeated refund is refused',
    file: 'site/docs/guides/errors.mdx',
    find: 'Feita outra vez; reembolsos e capturas, até ao limite do montante',
    replace: 'Recusada com 409',
    page: 'guides/errors',
    caughtBy: 'createRefund, createCapture, createRecurring',
  },
  {
    name: 'a terminal’s notice at the limit is too late',
    file: 'sandbox/domain/terminals/lateNotice.ts',
    find: 'const inLimit = at - valid.end <= lateLimitMinutes',
    replace: 'const inLimit = at - valid.end < lateLimitMinutes',
    page: 'guides/terminals/faq',
    caughtBy: 'Depois do prazo, dentro da tolerância de lateLimitMinutes',
  },
  {
    name: 'another card of the brand is refunded at a terminal',
    file: 'sandbox/domain/terminals/cardAndPin.ts',
    find: 'brand !== card.brand || last4Digits !== card.last4Digits',
    replace: 'brand !== card.brand',
    page: 'guides/terminals/cloud/send-refund',
    caughtBy: 'No terminal, o cartão tem de ser o mesmo',
  },
  {
    name: 'a terminal that gets paper does not print',
    file: 'sandbox/domain/terminals/terminalFault.ts',
    find: "const slip = terminal.slip && after !== 'no_paper' ? 'printed' : terminal.slip;",
    replace: 'const slip = terminal.slip;',
    page: 'guides/terminals/faq',
    caughtBy: 'Ponha papel',
  },
  {
    name: 'the page says that paper approves a declined payment',
    file: 'site/docs/guides/terminals/faq.mdx',
    find: 'e um recusado continua recusado',
    replace: 'e um recusado passa a aprovado',
    page: 'guides/terminals/faq',
    caughtBy: 'A falta de papel não diz',
  },
  {
    name: 'the page says that codes are unique beyond their terminal',
    file: 'site/docs/guides/terminals/standalone.mdx',
    find: 'uma segunda vez no mesmo terminal é',
    replace: 'uma segunda vez em qualquer terminal é',
    page: 'guides/terminals/standalone',
    caughtBy: 'O mesmo código uma segunda vez',
  },
  {
    name: 'a SOAP hash holds longer',
    file: 'contract/soap/service.ts',
    find: 'hashValidityMinutes: 90',
    replace: 'hashValidityMinutes: 120',
    page: 'soap/authentication',
    caughtBy: 'O hash vale hashValidityMinutes minutos',
  },
  {
    name: 'a SOAP page offers Multibanco by itself',
    file: 'contract/soap/service.ts',
    find: "defaultMethod: 'CC'",
    replace: "defaultMethod: 'MB'",
    page: 'soap/payments/do-web-payment',
    caughtBy: 'Sem method, a página de um pagamento novo só oferece defaultMethod',
  },
  {
    name: 'the page says that a repeated subscription makes another',
    file: 'site/docs/soap/webhooks/subscribe.mdx',
    find: 'não cria outra subscrição',
    replace: 'cria outra subscrição',
    page: 'soap/webhooks/subscribe',
    caughtBy: 'Na sandbox, repeti-la com os mesmos valores não cria',
  },
];
