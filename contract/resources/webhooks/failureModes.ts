import { say, type Words } from '../../words/locales.ts';
import { signatureToleranceSeconds } from './signatureTolerance.ts';

/** Delivery faults caused on request, which a receiver must tolerate or refuse. */
export const failureModes = [
  'duplicate',
  'out_of_order',
  'delayed',
  'stale_timestamp',
  'wrong_signature',
  'truncated',
  'slow',
  'before_response',
] as const;
export type FailureMode = (typeof failureModes)[number];

/** Time for which a message is held, by the sandbox's clock. */
export const heldSeconds = { out_of_order: 60, delayed: 600 } as const;

/** Age of a stale signature, which exceeds the tolerance of receivers. */
export const staleSeconds = signatureToleranceSeconds + 60;

/** Number of chunks of a slow message, and the pause before each, in real time. */
export const slowPieces = { count: 5, pauseMilliseconds: 1000 } as const;

const minutes = heldSeconds.delayed / 60;

export const failureModeWords = {
  duplicate: say('Cada mensagem chega duas vezes.', 'Cada mensaje llega dos veces.', 'Each message arrives twice.'),
  out_of_order: say(
    `A mensagem fica retida ${heldSeconds.out_of_order} segundos e as seguintes passam-lhe à frente.`,
    `El mensaje queda retenido ${heldSeconds.out_of_order} segundos y los siguientes se le adelantan.`,
    `The message is held for ${heldSeconds.out_of_order} seconds and later ones overtake it.`,
  ),
  delayed: say(
    `Cada mensagem chega ${minutes} minutos depois.`,
    `Cada mensaje llega ${minutes} minutos después.`,
    `Each message arrives ${minutes} minutes later.`,
  ),
  stale_timestamp: say(
    'A assinatura está certa, mas o `ts` é mais antigo do que se deve aceitar.',
    'La firma es correcta, pero el `ts` es más antiguo de lo que se debe aceptar.',
    'The signature is correct, but its `ts` is older than should be accepted.',
  ),
  wrong_signature: say(
    'A assinatura é feita com outra chave.',
    'La firma se hace con otra clave.',
    'The signature is made with another key.',
  ),
  truncated: say(
    'Só chega metade do corpo; a assinatura é a do corpo inteiro.',
    'Solo llega la mitad del cuerpo; la firma es la del cuerpo entero.',
    'Only half of the body arrives; the signature is for the whole body.',
  ),
  slow: say(
    'O corpo chega aos bocados, com um segundo entre cada um.',
    'El cuerpo llega a trozos, con un segundo entre cada uno.',
    'The body arrives in pieces, a second apart.',
  ),
  before_response: say(
    'A mensagem chega antes da resposta à chamada que a causou.',
    'El mensaje llega antes de la respuesta a la llamada que lo causó.',
    'The message arrives before the response to the call that caused it.',
  ),
} as const satisfies Record<FailureMode, Words>;
