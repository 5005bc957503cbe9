import { disableAfterFailures } from '../resources/webhooks/deliveryRules.ts';
import { failureModes, failureModeWords } from '../resources/webhooks/failureModes.ts';
import { type Locale, operationText, say, type Words } from '../words/locales.ts';

const modesIn = (locale: Locale) =>
  failureModes.map((mode) => `- \`${mode}\`: ${failureModeWords[mode][locale]}`).join('\n');

const modes: Words = say(modesIn('pt'), modesIn('es'), modesIn('en'));

export const failureModeControlWords = {
  failureMode: say(
    'Modo de falha das entregas; nulo quando são normais.',
    'Modo de fallo de las entregas; nulo cuando son normales.',
    'Failure mode of its deliveries; null when they are normal.',
  ),
  failureModeRequest: say(
    'Modo de falha de uma subscrição; nulo para voltar ao normal.',
    'Modo de fallo de una suscripción; nulo para volver a la normalidad.',
    'Failure mode of a subscription; null to go back to normal.',
  ),
  disabledReason: say(
    `Porque está desligada: \`failures\`, ${disableAfterFailures} entregas falhadas seguidas, ou \`by_hand\`, por um comando.`,
    `Por qué está desactivada: \`failures\`, ${disableAfterFailures} entregas fallidas seguidas, o \`by_hand\`, por un control.`,
    `Why it is disabled: \`failures\`, ${disableAfterFailures} consecutive failed deliveries, or \`by_hand\`, by a command.`,
  ),
  attempted: say(
    'Modo de falha desta tentativa; nulo se foi normal. `body` é sempre o corpo inteiro.',
    'Modo de fallo de este intento; nulo si fue normal. `body` es siempre el cuerpo entero.',
    'Failure mode of this attempt; null if it was normal. `body` is always the whole body.',
  ),
  setFailureMode: operationText(
    say(
      'Definir o modo de falha de uma subscrição',
      'Definir el modo de fallo de una suscripción',
      "Set a subscription's failure mode",
    ),
    `A subscrição passa a entregar com uma falha, para testar o seu recetor:\n\n${modes.pt}\n\nVale para as mensagens que esperam e para as que vierem, até o modo mudar.`,
    `La suscripción pasa a entregar con un fallo, para probar su receptor:\n\n${modes.es}\n\nVale para los mensajes pendientes y para los que vengan, hasta que cambie el modo.`,
    `The subscription delivers with a fault, to test your receiver:\n\n${modes.en}\n\nIt applies to messages already waiting and to future ones, until the mode changes.`,
  ),
  disable: operationText(
    say('Desligar uma subscrição', 'Desactivar una suscripción', 'Disable a subscription'),
    'Deixa de receber mensagens novas até ser retomada; as que já esperam ainda saem.',
    'Deja de recibir mensajes nuevos hasta que se reanude; los que ya están en cola todavía se envían.',
    'It gets no new messages until it is resumed; those already waiting are still sent.',
  ),
  resume: operationText(
    say('Retomar uma subscrição', 'Reanudar una suscripción', 'Resume a subscription'),
    'Volta a receber e as falhas contam-se de novo do zero. O que aconteceu entretanto não é entregue.',
    'Vuelve a recibir y los fallos se cuentan de nuevo desde cero. Lo que ha pasado mientras tanto no se entrega.',
    'It receives again and the failure count restarts from zero. What happened in the meantime is not delivered.',
  ),
} as const;
