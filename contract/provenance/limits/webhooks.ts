import { formatUnits } from '@balcao/text/durations.ts';
import { formatList } from '@balcao/text/numbers.ts';
import { limits } from '../../limits.ts';
import { say } from '../../words/locales.ts';
import { chosen, published, specified } from '../origin.ts';
import { counted, type SomeLimitOrigins, seconds } from './limitOrigin.ts';

export const webhooksOrigins = {
  'acceptedStatuses.webhook': {
    origin: published('olderGuides', 'the specification says a success status, this the four codes'),
    name: say(
      'Estados HTTP que contam como recebido num webhook',
      'Estados HTTP que cuentan como recibido en un webhook',
      'HTTP statuses that count as received in a webhook',
    ),
    value: (locale) => formatList(limits.acceptedStatuses.webhook, locale, 'disjunction'),
  },
  'acceptedStatuses.callback': { origin: specified('7') },
  deliveryTimeoutSeconds: {
    origin: published('clientLibrary', 'its read-me'),
    name: say(
      'Tempo para responder a uma entrega',
      'Tiempo para responder a una entrega',
      'Time to respond to a delivery',
    ),
    value: seconds(limits.deliveryTimeoutSeconds),
  },
  disableAfterFailures: {
    origin: chosen(
      say(
        'Nenhuma fonte diz se ou quando uma subscrição é desativada; a sandbox fá-lo para que um recetor parado se note.',
        'Ninguna fuente dice si una suscripción se desactiva ni cuándo; el sandbox lo hace para que se note que un receptor no funciona.',
        'No source says whether or when a subscription is disabled; the sandbox does it so that a dead receiver gets noticed.',
      ),
    ),
    name: say(
      'Entregas falhadas seguidas até a subscrição ser desativada',
      'Entregas fallidas seguidas hasta que se desactiva la suscripción',
      'Consecutive failed deliveries before the subscription is disabled',
    ),
    value: counted(limits.disableAfterFailures),
  },
  retryGapsMinutes: {
    origin: chosen(
      say(
        'A especificação diz 1, 2, 3, 5 e assim por diante até 24 minutos, e não diz quantas tentativas há. Os intervalos de 8, 13 e 21 e o fim depois do de 24 são da sandbox.',
        'La especificación dice 1, 2, 3, 5 y así hasta 24 minutos, y no dice cuántos intentos hay. Los intervalos de 8, 13 y 21 y el final después del de 24 son del sandbox.',
        'The specification says 1, 2, 3, 5 and so on up to 24 minutes, and does not say how many attempts there are. The intervals of 8, 13 and 21, and stopping after the one of 24, are the sandbox’s choice.',
      ),
      'guides 9',
    ),
    name: say(
      'Minutos entre as tentativas de uma entrega',
      'Minutos entre los intentos de una entrega',
      'Minutes between delivery attempts',
    ),
    value: (locale) => formatList(limits.retryGapsMinutes, locale),
  },
  signatureToleranceSeconds: {
    origin: published('clientLibrary', 'it accepts a signature of the last 1800 seconds'),
    name: say(
      'Idade máxima de uma assinatura',
      'Antigüedad máxima de una firma',
      'Oldest signature to accept',
    ),
    value: (locale) => formatUnits(limits.signatureToleranceSeconds / 60, 'minute', locale),
  },
} as const satisfies SomeLimitOrigins;
