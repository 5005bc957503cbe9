import { disableAfterFailures } from '../limits.ts';
import { type Locale, say, type Words } from '../locales.ts';
import { mischiefs, mischiefWords } from '../webhooks/mischief.ts';

const modesIn = (locale: Locale) =>
  mischiefs.map((mode) => `- \`${mode}\`: ${mischiefWords[mode][locale]}`).join('\n');

const modes: Words = say(modesIn('pt'), modesIn('es'), modesIn('en'));

/** Sentences of what is done to a subscription from the delivery desk. */
export const mischiefControlWords = {
  mischief: say(
    'Modo hostil: como se porta mal; nulo quando se porta bem.',
    'Modo hostil: cómo se porta mal; nulo cuando se porta bien.',
    'Hostile mode: how it misbehaves; null when it behaves.',
  ),
  mischiefRequest: say(
    'Modo hostil de uma subscrição; nulo para voltar ao normal.',
    'Modo hostil de una suscripción; nulo para volver a la normalidad.',
    'Hostile mode of a subscription; null to go back to normal.',
  ),
  disabledReason: say(
    `Porque está desligada: \`failures\`, ${disableAfterFailures} entregas falhadas seguidas, ou \`by_hand\`, por um comando.`,
    `Por qué está desactivada: \`failures\`, ${disableAfterFailures} entregas fallidas seguidas, o \`by_hand\`, por un control.`,
    `Why it is switched off: \`failures\`, ${disableAfterFailures} failed deliveries in a row, or \`by_hand\`, by a control.`,
  ),
  attempted: say(
    'Como se portou mal esta tentativa; nulo se se portou bem. `body` é sempre o corpo inteiro.',
    'Cómo se portó mal este intento; nulo si se portó bien. `body` es siempre el cuerpo entero.',
    'How this attempt misbehaved; null if it behaved. `body` is always the whole body.',
  ),
  misbehave: {
    summary: say(
      'Pôr uma subscrição em modo hostil',
      'Poner una suscripción en modo hostil',
      'Make a subscription misbehave',
    ),
    description: say(
      `A subscrição passa a entregar como a rede num dia mau, para provar o seu recetor:\n\n${modes.pt}\n\nVale para as mensagens que esperam e para as que vierem, até o modo mudar.`,
      `La suscripción pasa a entregar como la red en un mal día, para probar su receptor:\n\n${modes.es}\n\nVale para los mensajes pendientes y para los que vengan, hasta que cambie el modo.`,
      `The subscription delivers as the network does on a bad day, to try your receiver:\n\n${modes.en}\n\nIt holds for messages that wait and for those to come, until the mode changes.`,
    ),
  },
  disable: {
    summary: say('Desligar uma subscrição', 'Desactivar una suscripción', 'Switch a subscription off'),
    description: say(
      'Deixa de receber mensagens novas até ser retomada; as que já esperam ainda saem.',
      'Deja de recibir mensajes nuevos hasta que se reanude; los que ya esperan todavía salen.',
      'It gets no new messages until it is resumed; those that wait already still leave.',
    ),
  },
  resume: {
    summary: say('Retomar uma subscrição', 'Reanudar una suscripción', 'Resume a subscription'),
    description: say(
      'Volta a receber e as falhas contam-se de novo do zero. O que aconteceu entretanto não é entregue.',
      'Vuelve a recibir y los fallos se cuentan de nuevo desde cero. Lo que pasó entretanto no se entrega.',
      'It receives again and failures are counted from zero. What happened meanwhile is not delivered.',
    ),
  },
} as const;
