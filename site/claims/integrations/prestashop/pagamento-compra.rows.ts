import { advice, claim, provedBy, type Row, source } from '../../claims.ts';
import { acceptedWithPin } from '../../guides/payments/verbs.ts';
import {
  paidWithItsAmount,
  published,
  refusedAndTriedAgain,
  toldOfTheEnd,
  toldOfThePayment,
} from '../pluginProofs.ts';

/** Rows of the pages about a purchase that are the same for both versions of PrestaShop. */

/** The picture of a Multibanco reference. */
export const shownReference: readonly Row[] = [
  claim('Os três números com que se paga.', paidWithItsAmount),
  claim(
    'O exemplo é da sandbox, cuja página se atualiza sozinha: na sua loja, os mesmos dados com o seu tema.',
    provedBy(
      'e2e/checkout/multibanco.spec.ts',
      'the page shows a reference and changes by itself once it is paid',
    ),
  ),
];

/** How long an MB WAY request lasts outside the sandbox. */
export const providersMinutes = source(
  'Na sua loja, conta o prazo do fornecedor: de 5 a 10 minutos.',
  'specified: guides 9, an MB WAY notification expires after 5 to 10 minutes',
);

/** The states of the order beside those of the payment, and what becomes of a refusal. */
export const orderStates: readonly Row[] = [
  claim(
    'A aguardar pagamento | Pendente (pending) ou à espera de confirmação (pending_confirmation) | O cliente ainda não pagou',
    acceptedWithPin,
  ),
  claim('Pago | Confirmado (confirmed) | O aviso chegou', toldOfThePayment),
  claim('Não publicado | Cancelado (cancelled) | O prazo acabou, ou alguém cancelou', toldOfTheEnd),
  published('A documentação publicada não diz o que o PrestaShop faz quando o pagamento é cancelado.'),
  advice(
    'Se a encomenda continuar a aguardar, confirme no back-office do fornecedor que o pagamento está cancelado, e cancele-a à mão em Encomendas.',
  ),
  claim(
    [
      'Um pedido MB WAY ou um cartão recusado não cancela a encomenda.',
      'Na sandbox, o pagamento fica outra vez pendente, e pode ser tentado de novo.',
    ],
    refusedAndTriedAgain,
    {
      chosen: [
        'payment-pending_confirmation-refuse_push',
        'payment-pending-retry_push',
        'payment-pending-decline_card',
      ],
    },
  ),
];
