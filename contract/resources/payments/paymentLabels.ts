import { type Label, labelled, say, type Words } from '../../words/locales.ts';
import { terminalPaymentActionLabels } from '../terminals/terminalLabels.ts';
import type { CancellationReason, MethodCode, MethodType, PaymentState, PaymentType } from './paymentEnums.ts';
import type { PaymentAction } from './paymentLifecycle.ts';

/** Display names of payment states, which are independent of their names in the API. */
export const paymentStateLabels = {
  pending: labelled(
    say('Pendente', 'Pendiente', 'Pending'),
    'Criado e por pagar: uma referência emitida, um checkout aberto, ou um MB WAY recusado que se pode tentar outra vez.',
    'Creado y por pagar: una referencia emitida, un checkout abierto, o un MB WAY rechazado que se puede intentar otra vez.',
    'Created and unpaid: a reference issued, a checkout open, or a declined MB WAY request that can be tried again.',
  ),
  pending_confirmation: labelled(
    say('À espera de confirmação', 'A la espera de confirmación', 'Waiting for confirmation'),
    'O pedido está no telemóvel ou no terminal, à espera do pagador.',
    'La solicitud está en el móvil o en el terminal, a la espera del pagador.',
    'The request is on the phone or terminal, waiting for the payer.',
  ),
  confirmed: labelled(
    say('Confirmado', 'Confirmado', 'Confirmed'),
    'Pago. Já não se cancela; reembolsa-se.',
    'Pagado. Ya no se cancela; se reembolsa.',
    'Paid. It can no longer be cancelled, only refunded.',
  ),
  authorised: labelled(
    say('Autorizado', 'Autorizado', 'Authorised'),
    'O montante está reservado no cartão e espera captura, liquidação ou cancelamento.',
    'El importe está reservado en la tarjeta y espera captura, liquidación o cancelación.',
    'The amount is held on the card and awaits capture, settlement or cancellation.',
  ),
  cancelled: labelled(
    say('Cancelado', 'Cancelado', 'Cancelled'),
    'Cancelado pelo comerciante ou pelo cliente, expirado, ou anulado no próprio dia.',
    'Cancelado por el comercio o por el cliente, caducado, o anulado el mismo día.',
    'Cancelled by the merchant or customer, expired, or voided on the same day.',
  ),
} as const satisfies Record<PaymentState, Label>;

export const paymentActionLabels = {
  create_reference: say('Criar a referência', 'Crear la referencia', 'Create the reference'),
  create_push: say('Enviar a notificação MB WAY', 'Enviar la notificación MB WAY', 'Send the MB WAY notification'),
  create_checkout: say('Criar o checkout', 'Crear el checkout', 'Create the checkout'),
  charge_saved_card: say('Cobrar um cartão guardado', 'Cobrar una tarjeta guardada', 'Charge a saved card'),
  authorise_saved_card: say('Autorizar um cartão guardado', 'Autorizar una tarjeta guardada', 'Authorise a saved card'),
  charge_recurring: say('Cobrar de novo a série', 'Cobrar de nuevo la serie', 'Charge the series again'),
  create_capture: say('Criar a captura', 'Crear la captura', 'Create the capture'),
  create_refund: say('Criar o reembolso', 'Crear el reembolso', 'Create the refund'),
  pay_reference: say('Pagar a referência', 'Pagar la referencia', 'Pay the reference'),
  pay_reference_late: say(
    'Pagar a referência depois do prazo',
    'Pagar la referencia después del plazo',
    'Pay the reference after the deadline',
  ),
  accept_push: say('Aceitar na aplicação', 'Aceptar en la aplicación', 'Accept in the app'),
  refuse_push: say('Recusar na aplicação', 'Rechazar en la aplicación', 'Decline in the app'),
  fail_push: say('Falhar no MB WAY', 'Fallar en MB WAY', 'Fail at MB WAY'),
  expire_push: say('Deixar expirar a notificação', 'Dejar caducar la notificación', 'Let the notification expire'),
  retry_push: say('Tentar outra vez', 'Intentar otra vez', 'Try again'),
  pay_card: say('Pagar com cartão', 'Pagar con tarjeta', 'Pay by card'),
  authorise_card: say('Autorizar o cartão', 'Autorizar la tarjeta', 'Authorise the card'),
  decline_card: say('Recusar o cartão', 'Rechazar la tarjeta', 'Decline the card'),
  ...terminalPaymentActionLabels,
  capture: say('Capturar', 'Capturar', 'Capture'),
  change_amount: say('Alterar o montante', 'Cambiar el importe', 'Change the amount'),
  refund: say('Reembolsar', 'Reembolsar', 'Refund'),
  void: say('Reembolsar tudo no próprio dia', 'Reembolsar todo el mismo día', 'Refund in full on the same day'),
  void_part: say(
    'Reembolsar uma parte no próprio dia',
    'Reembolsar una parte el mismo día',
    'Refund in part on the same day',
  ),
  transfer: say('Transferir para a entidade', 'Transferir a la entidad', 'Transfer to the entity'),
  invoice: say('Faturar a comissão', 'Facturar la comisión', 'Invoice the fee'),
  cancel: say('Cancelar', 'Cancelar', 'Cancel'),
  expire: say('Terminar o prazo', 'Terminar el plazo', 'Pass the deadline'),
} as const satisfies Record<PaymentAction, Words>;

export const paymentTypeLabels = {
  payment: say('Pagamento', 'Pago', 'Payment'),
  refund: say('Reembolso', 'Reembolso', 'Refund'),
  authorization: say('Autorização', 'Autorización', 'Authorisation'),
  capture: say('Captura', 'Captura', 'Capture'),
} as const satisfies Record<PaymentType, Words>;

export const methodLabels = {
  CC: say('Cartão', 'Tarjeta', 'Card'),
  MB: say('Multibanco', 'Multibanco', 'Multibanco'),
  MW: say('MB WAY', 'MB WAY', 'MB WAY'),
} as const satisfies Record<MethodCode, Words>;

export const methodTypeLabels = {
  DEFAULT: say('Como configurado', 'Como esté configurado', 'As configured'),
  NORMAL: say('Referência normal', 'Referencia normal', 'Normal reference'),
  REALTIME: say('Referência em tempo real', 'Referencia en tiempo real', 'Real-time reference'),
  TPA: say('Terminal de pagamento', 'Terminal de pago', 'Payment terminal'),
} as const satisfies Record<MethodType, Words>;

export const cancellationReasonLabels = {
  merchant_cancelled: say('Cancelado pelo comerciante', 'Cancelado por el comercio', 'Cancelled by the merchant'),
  customer_cancelled: say('Cancelado pelo cliente', 'Cancelado por el cliente', 'Cancelled by the customer'),
  date_expired: say('Prazo terminado', 'Plazo terminado', 'Deadline passed'),
} as const satisfies Record<CancellationReason, Words>;
