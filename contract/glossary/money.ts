import { say } from '../words/locales.ts';
import { term } from './term.ts';

export const glossaryMoney = {
  payment: term(
    say('pagamento', 'pago', 'payment'),
    'O que se cobra a alguém, do momento em que é criado até ser pago, cancelado ou reembolsado.',
    'Lo que se cobra a alguien, desde que se crea hasta que se paga, se cancela o se reembolsa.',
    'What somebody is charged, from when it is created until it is paid, cancelled or refunded.',
  ),
  amount: term(
    say('montante', 'importe', 'amount'),
    'Quanto se cobra, sempre um inteiro em cêntimos.',
    'Cuánto se cobra, siempre un entero en céntimos.',
    'How much is charged, always an integer in cents.',
    { pt: ['quantia'], es: ['monto', 'montos'] },
  ),
  reference: term(
    say('referência', 'referencia', 'reference'),
    'Os nove dígitos que, com a entidade e o montante, se digitam no Multibanco.',
    'Los nueve dígitos que, con la entidad y el importe, se teclean en Multibanco.',
    'The nine digits that the payer types at a Multibanco ATM, together with the entity and the amount.',
    { pt: ['boleto'] },
  ),
  checkDigits: term(
    say('dígitos de controlo', 'dígitos de control', 'check digits'),
    'Os dois últimos dígitos da referência, calculados da entidade, dos outros sete e do montante.',
    'Los dos últimos dígitos de la referencia, calculados a partir de la entidad, los otros siete y el importe.',
    'The last two digits of the reference, computed from the entity, the other seven digits and the amount.',
    { pt: ['dígitos verificadores', 'dígitos de controle'] },
  ),
  range: term(
    say('gama de referências', 'rango de referencias', 'reference range'),
    'As referências que uma entidade pode emitir.',
    'Las referencias que una entidad puede emitir.',
    'The references an entity can issue.',
  ),
  authorisation: term(
    say('autorização', 'autorización', 'authorisation'),
    'Reserva de um montante no cartão, ainda por capturar ou liquidar.',
    'Reserva de un importe en la tarjeta, todavía por capturar o liquidar.',
    'An amount held on the card, yet to be captured or settled.',
    {
      pt: ['pré-autorização', 'cativação'],
      es: ['preautorización'],
      en: ['preauthorization', 'pre-authorization'],
    },
  ),
  capture: term(
    say('captura', 'captura', 'capture'),
    'Cobrança de um montante autorizado, todo ou em parte.',
    'Cobro de un importe autorizado, entero o en parte.',
    'Charging an authorised amount, in full or in part.',
    { pt: ['captação'] },
  ),
  settlement: term(
    say('liquidação', 'liquidación', 'settlement'),
    'Fecho do dia no terminal, que torna definitivas as autorizações.',
    'Cierre del día en el terminal, que hace definitivas las autorizaciones.',
    "The terminal's daily close, which makes authorisations final.",
  ),
  refund: term(
    say('reembolso', 'reembolso', 'refund'),
    'Devolver ao pagador um pagamento confirmado, todo ou em parte.',
    'Devolver al pagador un pago confirmado, entero o en parte.',
    'Returning a confirmed payment to the payer, in full or in part.',
    { pt: ['estorno', 'estornar', 'ressarcimento'], es: ['reintegro'], en: ['reimbursement'] },
  ),
  cancellation: term(
    say('cancelamento', 'cancelación', 'cancellation'),
    'Desistir de um pagamento que ainda não foi cobrado.',
    'Dejar sin efecto un pago que aún no se ha cobrado.',
    'Abandoning a payment that has not been charged yet.',
    { es: ['anulación del pedido'] },
  ),
  void: term(
    say('anulação', 'anulación', 'void'),
    'Desfazer no próprio dia um pagamento já feito.',
    'Deshacer en el mismo día un pago ya hecho.',
    'Undoing, on the same day, a payment that has already been made.',
  ),
  fee: term(
    say('comissão', 'comisión', 'fee'),
    'O que o fornecedor cobra à entidade por um pagamento.',
    'Lo que el proveedor cobra a la entidad por un pago.',
    'What the provider charges the entity for a payment.',
    { pt: ['tarifa'], es: ['tarifa'] },
  ),
  transfer: term(
    say('transferência', 'transferencia', 'transfer'),
    'Entrega do dinheiro na conta da entidade.',
    'Entrega del dinero en la cuenta de la entidad.',
    "Sending the money to the entity's account.",
    { en: ['payout'] },
  ),
  validity: term(
    say('prazo', 'plazo', 'deadline'),
    'Até quando se pode pagar.',
    'Hasta cuándo se puede pagar.',
    'The last moment at which it can be paid.',
  ),
} as const;
