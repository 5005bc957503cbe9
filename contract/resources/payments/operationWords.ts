import { operationText, say } from '../../words/locales.ts';

export const operationWords = {
  createPayment: operationText(
    say('Criar um pagamento', 'Crear un pago', 'Create a payment'),
    'Cobra por MB WAY, enviando uma notificação ao telemóvel (fica `pending_confirmation` até haver resposta), ou com um método guardado do cliente: um cartão guardado confirma logo, um MB WAY guardado pede sempre validação na aplicação.',
    'Cobra por MB WAY, enviando una notificación al móvil (queda `pending_confirmation` hasta que haya respuesta), o con un método guardado del cliente: una tarjeta guardada confirma al momento, un MB WAY guardado pide siempre validación en la aplicación.',
    'Charges by MB WAY, sending a notification to the phone (it stays `pending_confirmation` until answered), or with a method saved for the customer: a saved card is confirmed immediately, a saved MB WAY always requires confirmation in the app.',
  ),
  listPayments: operationText(
    say('Listar pagamentos', 'Listar pagos', 'List payments'),
    'Devolve os pagamentos da entidade que satisfazem todos os filtros, os mais recentes primeiro, página a página.',
    'Devuelve los pagos de la entidad que cumplen todos los filtros, los más recientes primero, página a página.',
    "Returns the entity's payments that match every filter, newest first, page by page.",
  ),
  createReference: operationText(
    say('Criar uma referência Multibanco', 'Crear una referencia Multibanco', 'Create a Multibanco reference'),
    'Cria a entidade e a referência que o pagador digita no Multibanco ou no homebanking, ou regista uma emitida pelo comerciante na sua gama. Fica `pending` até ser paga, cancelada ou terminar o prazo.',
    'Crea la entidad y la referencia que el pagador teclea en el cajero o en la banca en línea, o registra una emitida por el comercio en su rango. Queda `pending` hasta que se paga, se cancela o termina el plazo.',
    'Creates the entity and reference the payer types at an ATM or in online banking, or registers one the merchant issued within its range. It stays `pending` until paid, cancelled or past its deadline.',
  ),
  getPayment: operationText(
    say('Consultar um pagamento', 'Consultar un pago', 'Get a payment'),
    'Devolve o pagamento com o estado atual, a comissão e os reembolsos. É a verdade sobre o pagamento, mesmo quando um webhook se perdeu.',
    'Devuelve el pago con el estado actual, la comisión y los reembolsos. Es la fuente fiable sobre el pago, aunque se haya perdido un webhook.',
    'Returns the payment with its current state, fee and refunds. It is the source of truth about the payment, even when a webhook was lost.',
  ),
  updatePayment: operationText(
    say('Atualizar um pagamento', 'Actualizar un pago', 'Update a payment'),
    'Muda um pagamento `pending`: tenta outro telemóvel depois de uma recusa (nova notificação, outra vez `pending_confirmation`), usa um método guardado ou corrige o montante.',
    'Cambia un pago `pending`: prueba otro móvil tras un rechazo (nueva notificación, otra vez `pending_confirmation`), usa un método guardado o corrige el importe.',
    'Changes a `pending` payment: tries another phone after it was declined (a new notification, `pending_confirmation` again), uses a saved method or corrects the amount.',
  ),
  cancelPayment: operationText(
    say('Cancelar um pagamento', 'Cancelar un pago', 'Cancel a payment'),
    'Cancela um pagamento `pending` ou `authorised` e emite `payment_cancelled`. Um pagamento já confirmado não se cancela: reembolsa-se.',
    'Cancela un pago `pending` o `authorised` y emite `payment_cancelled`. Un pago ya confirmado no se cancela: se reembolsa.',
    'Cancels a `pending` or `authorised` payment and sends `payment_cancelled`. A confirmed payment cannot be cancelled: refund it instead.',
  ),
};
