import { type Label, labelled, say, type Words } from '../../words/locales.ts';
import type { CheckoutState, PageLayout, RedirectType } from './checkoutEnums.ts';

export const checkoutStateLabels = {
  PaymentReady: labelled(
    say('Pronto', 'Listo', 'Ready'),
    'A página está aberta a pagamentos.',
    'La página está abierta a pagos.',
    'The page is open for payment.',
  ),
  PaymentPending: labelled(
    say('À espera', 'En espera', 'Waiting'),
    'Falta o pagador confirmar no telemóvel, ou pagar a referência.',
    'Falta que el pagador confirme en el móvil, o pague la referencia.',
    'The payer has yet to confirm on the phone, or to pay the reference.',
  ),
  PaymentSuccess: labelled(
    say('Pago', 'Pagado', 'Paid'),
    'O pagamento foi feito.',
    'El pago se ha hecho.',
    'The payment was made.',
  ),
  PaymentCancelled: labelled(
    say('Cancelado', 'Cancelado', 'Cancelled'),
    'O pagamento foi cancelado ou o prazo terminou.',
    'El pago se canceló o el plazo terminó.',
    'The payment was cancelled or its deadline passed.',
  ),
  PaymentError: labelled(
    say('Com erro', 'Con error', 'In error'),
    'A última tentativa falhou; o pagador pode tentar outra vez.',
    'El último intento falló; el pagador puede intentarlo otra vez.',
    'The last attempt failed; the payer can try again.',
  ),
  PaymentAuthorized: labelled(
    say('Autorizado', 'Autorizado', 'Authorised'),
    'O montante está reservado no cartão e espera captura.',
    'El importe está reservado en la tarjeta y espera captura.',
    'The amount is held on the card and awaits capture.',
  ),
} as const satisfies Record<CheckoutState, Label>;

export const checkoutActionLabels = {
  create: say('Criar', 'Crear', 'Create'),
  start: say('Começar a pagar', 'Empezar a pagar', 'Start paying'),
  pay: say('Pagar', 'Pagar', 'Pay'),
  authorise: say('Autorizar', 'Autorizar', 'Authorise'),
  fail: say('Falhar', 'Fallar', 'Fail'),
  try_again: say('Tentar outra vez', 'Intentar otra vez', 'Try again'),
  capture: say('Capturar', 'Capturar', 'Capture'),
  cancel: say('Cancelar', 'Cancelar', 'Cancel'),
  expire: say('Terminar o prazo', 'Terminar el plazo', 'Pass the deadline'),
} as const satisfies Record<string, Words>;

export const layoutLabels = {
  default: say('Por omissão', 'Por defecto', 'Default'),
  basic: say('Simples', 'Sencillo', 'Basic'),
  web: say('Página inteira', 'Página completa', 'Full page'),
  embed: say('Dentro da sua página', 'Dentro de su página', 'Inside your page'),
} as const satisfies Record<PageLayout, Words>;

export const redirectLabels = {
  success: say('Depois de pagar', 'Después de pagar', 'After payment'),
  cancel: say('Ao desistir', 'Si el pagador cancela', 'On cancelling'),
  back: say('Ao voltar atrás', 'Al volver atrás', 'On going back'),
  action: say('Depois de qualquer desfecho', 'Con cualquier resultado', 'After any outcome'),
} as const satisfies Record<RedirectType, Words>;
