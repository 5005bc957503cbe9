import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { field, objectModel } from '../schema/field.ts';
import { dateTime, digits, naturalQuery } from '../schema/formats.ts';
import { say } from '../words/locales.ts';
import { controlWords } from './controlWords.ts';

const upcomingKinds = [
  'phone_answers',
  'push_expires',
  'terminal_acts',
  'terminal_gives_up',
  'terminal_tells',
  'payment_expires',
  'day_closes',
  'delivery_leaves',
] as const;
export type UpcomingKind = (typeof upcomingKinds)[number];

const w = {
  at: say(
    'Quando acontece; para lá chegar avança-se o relógio até este instante.',
    'Cuándo ocurre; para llegar se adelanta el reloj hasta este instante.',
    'When it happens; moving the clock to this instant reaches it.',
  ),
  kind: say(
    'O que acontece: `phone_answers`, um telemóvel mágico responde; `push_expires`, a notificação expira; `terminal_acts`, o terminal avança sozinho; `terminal_gives_up`, o terminal desiste de esperar; `terminal_tells`, chega o aviso do terminal; `payment_expires`, a validade acaba; `day_closes`, o dia fecha e o dinheiro é transferido; `delivery_leaves`, uma entrega volta a ser tentada.',
    'Qué ocurre: `phone_answers`, un móvil mágico responde; `push_expires`, la notificación caduca; `terminal_acts`, el terminal avanza solo; `terminal_gives_up`, el terminal deja de esperar; `terminal_tells`, llega el aviso del terminal; `payment_expires`, la validez termina; `day_closes`, el día cierra y el dinero se transfiere; `delivery_leaves`, una entrega vuelve a intentarse.',
    'What happens: `phone_answers`, a magic phone answers; `push_expires`, the notification expires; `terminal_acts`, the terminal carries on by itself; `terminal_gives_up`, the terminal stops waiting; `terminal_tells`, the terminal’s report arrives; `payment_expires`, the validity ends; `day_closes`, the day closes and the money is transferred; `delivery_leaves`, a delivery is retried.',
  ),
  upcoming: say(
    'Uma coisa que o tempo fará sozinho.',
    'Algo que el tiempo hará solo.',
    'Something that happens with time.',
  ),
};

/** Next due change of a payment or a delivery. */
export const upcoming = objectModel('Upcoming', w.upcoming, {
  at: field(dateTime, w.at, '2026-01-15T10:05:00+00:00'),
  kind: field(z.enum(upcomingKinds), w.kind, 'payment_expires'),
  paymentId: field(digits.nullable(), controlWords.paymentId, '1101'),
  deliveryId: field(digits.nullable(), controlWords.deliveryId, null),
});
export type Upcoming = z.infer<typeof upcoming>;

export const upcomingControls = {
  listUpcoming: {
    ...request('GET', '/upcoming', { tag: 'clock', auth: 'platform' }),
    summary: say('Ver o que vem a seguir', 'Ver lo que viene a continuación', 'See what comes next'),
    description: say(
      'O que o relógio fará acontecer, do mais próximo para o mais distante: é para lá que vale a pena avançá-lo.',
      'Lo que ocurrirá al avanzar el reloj, de lo más próximo a lo más lejano: hasta ahí merece la pena adelantarlo.',
      'What will happen as the clock advances, soonest first: these are the moments worth moving it to.',
    ),
    query: z.object({ limit: field(naturalQuery.default(50), controlWords.soonest, 50) }),
    success: { status: 200, data: upcoming, list: true },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
