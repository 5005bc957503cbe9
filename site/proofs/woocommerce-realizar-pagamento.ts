import { chosen, proofs } from './check/proofs.ts';
import {
  paidWithItsAmount,
  toldNothingOfARefusal,
  toldOfTheEnd,
  toldOfThePayment,
  waitsOnThePhone,
} from './integrations.ts';
import { acceptedWithPin } from './verbs/payments.ts';

export default proofs('woocommerce-realizar-pagamento', {
  // ---- multibanco
  // “Os três números com que se paga.”
  'multibanco-1': paidWithItsAmount,
  // ---- mbway
  // “O cliente dá o número de telemóvel e aceita o pedido na aplicação MB WAY.”
  // “Na sandbox, tem pushMinutes minutos para o fazer.”
  'mbway-1': chosen(['limit-pushMinutes'], async (world) => {
    await acceptedWithPin(world);
    await waitsOnThePhone(world);
  }),
  // “Se o cliente recusar o pedido, ou não responder a tempo, a encomenda continua em espera.”
  'mbway-2': toldNothingOfARefusal,
  // “Na sandbox, o pagamento volta a estar pendente e pode ser tentado outra vez.”
  'mbway-3': chosen(
    [
      'payment-pending_confirmation-refuse_push',
      'payment-pending_confirmation-expire_push',
      'payment-pending-retry_push',
    ],
    toldNothingOfARefusal,
  ),
  // ---- states
  // “Em espera, a aguardar pagamento | Pendente (pending) ou à espera de confirmação (pending_confirmation) | O cliente ainda não pagou”
  'states-1': acceptedWithPin,
  // “Em processamento ou concluída | Confirmado (confirmed) | O aviso chegou”
  'states-2': toldOfThePayment,
  // “Cancelada | Cancelado (cancelled) | O prazo acabou, ou o pagamento foi cancelado”
  'states-3': toldOfTheEnd,
});
