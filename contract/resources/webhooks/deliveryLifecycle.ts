import { row, type Transition } from '../../lifecycle/transition.ts';
import { chosen, specified } from '../../provenance/origin.ts';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export const deliveryActions = ['enqueue', 'accept', 'retry', 'give_up', 'resend'] as const;
export type DeliveryAction = (typeof deliveryActions)[number];
/** Final states; a failed delivery can still be resent manually. */
export const finalDeliveryStates: readonly DeliveryState[] = ['delivered', 'failed'];

const attemptsEnd = chosen(
  'A especificação dá 24 minutos como último intervalo e não diz o que se segue; a sandbox desiste depois dele.',
  'La especificación da 24 minutos como último intervalo y no dice qué sigue; el sandbox deja de intentarlo después de él.',
  'The specification gives 24 minutes as the last interval and does not say what follows; the sandbox gives up after it.',
  'guides 9',
);
const byHand = chosen(
  'Só existe na sandbox, para repetir uma entrega num teste.',
  'Solo existe en el sandbox, para repetir una entrega en una prueba.',
  'Exists in the sandbox only, to repeat a delivery in a test.',
);

/** Lifecycle of a delivery to one URL (docs/decisions/retry-schedule.md). */
export const deliveryLifecycle: readonly Transition<DeliveryState, DeliveryAction>[] = [
  row('new', 'enqueue', 'waiting', 'provider', specified('guides 7.2')),
  row('waiting', 'accept', 'delivered', 'provider', specified('guides 5')),
  row('waiting', 'retry', 'waiting', 'clock', specified('guides 9')),
  row('waiting', 'give_up', 'failed', 'clock', attemptsEnd),
  row('failed', 'resend', 'waiting', 'merchant', byHand),
  row('delivered', 'resend', 'waiting', 'merchant', byHand),
];
