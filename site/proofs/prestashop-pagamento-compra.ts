import { chosen, proofs } from './check/proofs.ts';
import {
  paidUntilItsEnd,
  paidWithItsAmount,
  refusedAndTriedAgain,
  toldOfTheEnd,
  toldOfThePayment,
  waitsOnThePhone,
} from './integrations.ts';
import { acceptedWithPin } from './verbs/payments.ts';

export default proofs('prestashop-pagamento-compra', {
  // ---- multibanco
  // “O cliente paga na caixa Multibanco ou no homebanking, enquanto a referência estiver dentro do prazo.”
  'multibanco-1': paidUntilItsEnd,
  // “Os três números com que se paga.”
  'multibanco-2': paidWithItsAmount,
  // ---- mbway
  // “O cliente escreve o telemóvel na própria loja e aceita na aplicação MB WAY.”
  'mbway-1': acceptedWithPin,
  // “Na sandbox, tem pushMinutes minutos.”
  'mbway-2': chosen(['limit-pushMinutes'], waitsOnThePhone),
  // ---- states
  // “A aguardar pagamento | Pendente (pending) ou à espera de confirmação (pending_confirmation) | O cliente ainda não pagou”
  'states-1': acceptedWithPin,
  // “Pago | Confirmado (confirmed) | O aviso chegou”
  'states-2': toldOfThePayment,
  // “Não publicado | Cancelado (cancelled) | O prazo acabou, ou alguém cancelou”
  'states-3': toldOfTheEnd,
  // “Um pedido MB WAY ou um cartão recusado não cancela a encomenda.”
  // “Na sandbox, o pagamento fica outra vez pendente, e pode ser tentado de novo.”
  'states-4': chosen(
    [
      'payment-pending_confirmation-refuse_push',
      'payment-pending-retry_push',
      'payment-pending-decline_card',
    ],
    refusedAndTriedAgain,
  ),
});
