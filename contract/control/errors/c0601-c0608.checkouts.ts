import type { ControlError } from '../../errors/errorRow.ts';
import { inWords, refused } from '../../provocations/provocation.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import { controlBodies } from '../bodies.ts';

const ready = { id: seed.checkouts.ready };
const byCard = (body: object) =>
  ({
    operation: 'payByCard',
    params: ready,
    body: { ...controlBodies.payByCard[0].value, ...body },
  }) as const;

export const checkoutControlErrors = {
  c0601: {
    status: 409,
    words: say(
      'No estado {state} a página já não recebe pagamentos.',
      'En el estado {state} la página ya no recibe pagos.',
      'In state {state}, the page accepts no more payments.',
    ),
    cause: say(
      'O checkout já acabou: está pago, autorizado, cancelado ou em erro.',
      'El checkout ya terminó: está pagado, autorizado, cancelado o en error.',
      'The checkout has ended: it is paid, authorised, cancelled or in error.',
    ),
    remedy: say('Crie outro checkout.', 'Cree otro checkout.', 'Create another checkout.'),
    provocation: refused({ operation: 'leaveCheckout', params: { id: seed.checkouts.paid } }),
  },
  c0602: {
    status: 409,
    retryable: true,
    words: say(
      'A página espera pela resposta do telemóvel.',
      'La página espera la respuesta del móvil.',
      'The page is waiting for the phone to answer.',
    ),
    cause: say(
      'O pagador escolheu MB WAY, e o pedido continua à espera no telemóvel.',
      'El pagador eligió MB WAY, y la solicitud sigue pendiente en el móvil.',
      'The payer chose MB WAY, and the request is still waiting on the phone.',
    ),
    remedy: say(
      'Responda com `POST /sandbox/payments/{id}/phone`, ou avance o relógio até expirar.',
      'Responda con `POST /sandbox/payments/{id}/phone`, o adelante el reloj hasta que caduque.',
      'Answer with `POST /sandbox/payments/{id}/phone`, or move the clock until it expires.',
    ),
    provocation: refused(byCard({}), {
      operation: 'payByPhone',
      params: ready,
      body: controlBodies.payByPhone[0].value,
    }),
  },
  c0603: {
    status: 409,
    words: say(
      'Ainda não se pode pagar: a validade começa em {start}.',
      'Todavía no se puede pagar: la validez empieza el {start}.',
      'It cannot be paid yet: it becomes valid at {start}.',
    ),
    cause: say(
      'O relógio da sandbox ainda não chegou a `validDate.start`.',
      'El reloj del sandbox aún no ha llegado a `validDate.start`.',
      'The clock of the sandbox has not reached `validDate.start`.',
    ),
    remedy: say(
      'Avance o relógio até lá com `POST /sandbox/clock`.',
      'Adelante el reloj hasta ese momento con `POST /sandbox/clock`.',
      'Move the clock there with `POST /sandbox/clock`.',
    ),
    provocation: inWords(
      'Crie um checkout com `payment.validDate.start` daqui a uma semana, e pague-o com o id da resposta.',
      'Cree un checkout con `payment.validDate.start` dentro de una semana, y páguelo con el id de la respuesta.',
      'Create a checkout with `payment.validDate.start` a week ahead, and pay it with the id of the response.',
    ),
  },
  c0604: {
    status: 409,
    words: say(
      'A página não oferece o método {method}.',
      'La página no ofrece el método {method}.',
      'The page does not offer method {method}.',
    ),
    cause: say(
      'O checkout foi criado com outros métodos, ou a entidade não tem este.',
      'El checkout se creó con otros métodos, o la entidad no tiene este.',
      'The checkout was created with other methods, or the entity does not have this one.',
    ),
    remedy: say(
      'Veja os métodos do checkout com `GET /sandbox/checkouts/{id}`, ou crie outro com este método.',
      'Consulte los métodos del checkout con `GET /sandbox/checkouts/{id}`, o cree otro con este método.',
      'Read the methods of the checkout with `GET /sandbox/checkouts/{id}`, or create another one with this method.',
    ),
    provocation: inWords(
      'Crie um checkout só com `payment.paymentMethod.code` `MB`, e pague-o com cartão.',
      'Cree un checkout solo con `payment.paymentMethod.code` `MB`, y páguelo con tarjeta.',
      'Create a checkout with `payment.paymentMethod.code` `MB` alone, and pay it by card.',
    ),
  },
  c0605: {
    status: 409,
    words: say(
      'A página não pergunta ao pagador se guarda o método (allowRegistration).',
      'La página no pregunta al pagador si quiere guardar el método (allowRegistration).',
      'The page does not ask the payer whether to save the method (allowRegistration).',
    ),
    cause: say(
      'Foi enviado `save`, mas o checkout não tem `allowRegistration` ou o pagamento não tem cliente.',
      'Se envió `save`, pero el checkout no tiene `allowRegistration` o el pago no tiene cliente.',
      '`save` was sent, but the checkout has no `allowRegistration` or the payment no customer.',
    ),
    remedy: say(
      'Deixe `save` de fora, ou crie o checkout com `allowRegistration` e um cliente.',
      'Deje `save` fuera, o cree el checkout con `allowRegistration` y un cliente.',
      'Leave `save` out, or create the checkout with `allowRegistration` and a customer.',
    ),
    provocation: refused(byCard({ save: true })),
  },
  c0606: {
    status: 422,
    words: say(
      'Não é um cartão de teste. Um cartão verdadeiro nunca deve ser escrito aqui.',
      'No es una tarjeta de prueba. Una tarjeta real nunca debe escribirse aquí.',
      'Not a test card. A real card must never be typed here.',
    ),
    cause: say(
      'A sandbox só conhece os números da lista de cartões de teste.',
      'El sandbox solo conoce los números de la lista de tarjetas de prueba.',
      'The sandbox knows only the numbers in the list of test cards.',
    ),
    remedy: say(
      'Use um dos cartões do guia de testes.',
      'Use una de las tarjetas de la guía de pruebas.',
      'Use one of the cards of the testing guide.',
    ),
    provocation: refused(byCard({ number: '4000 0000 0000 0000' })),
  },
  c0607: {
    status: 422,
    words: say(
      'A validade do cartão, {expiryMonth}/{expiryYear}, já passou.',
      'La validez de la tarjeta, {expiryMonth}/{expiryYear}, ya pasó.',
      "The card's expiry date, {expiryMonth}/{expiryYear}, has passed.",
    ),
    cause: say(
      'A validade é anterior ao mês em que está o relógio da sandbox.',
      'La caducidad es anterior al mes en que está el reloj del sandbox.',
      'The expiry date is before the month of the clock of the sandbox.',
    ),
    remedy: say(
      'Envie uma validade futura; qualquer uma serve.',
      'Envíe una caducidad futura; sirve cualquiera.',
      'Send an expiry date in the future; any will do.',
    ),
    provocation: refused(byCard({ expiryYear: '2020' })),
  },
  c0608: {
    status: 409,
    words: say(
      'Nenhum banco está à espera de confirmação para esta página.',
      'Ningún banco espera confirmación para esta página.',
      'No bank is waiting for a confirmation on this page.',
    ),
    cause: say(
      'O último cartão não pediu autenticação forte, ou já foi respondida.',
      'La última tarjeta no pidió autenticación reforzada, o ya se respondió.',
      'The last card asked for no strong authentication, or it was answered already.',
    ),
    remedy: say(
      'Pague primeiro com um cartão de teste que peça autenticação forte.',
      'Pague primero con una tarjeta de prueba que pida autenticación reforzada.',
      'Pay first with a test card that asks for strong authentication.',
    ),
    provocation: refused({ operation: 'answerChallenge', params: ready, body: { answer: 'accept' } }),
  },
} as const satisfies Record<string, ControlError>;
