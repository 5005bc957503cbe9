import { type ErrorCode, errors } from '../errors.ts';
import { type Chosen, chosen } from '../provenance/origin.ts';
import { say, type Words } from '../words/locales.ts';

const origin = chosen(
  'Só existem na sandbox: de 900 000 000 em diante nenhum número é de alguém. O que cada código significa é da especificação.',
  'Solo existen en el sandbox: de 900 000 000 en adelante ningún número es de nadie. Lo que significa cada código es de la especificación.',
  'Exist in the sandbox only: numbers from 900 000 000 on belong to nobody. The meaning of each code is in the specification.',
);

/** Reaction of the simulated payer to a push on a magic phone number, and its delay. */
interface PhoneScenario {
  phone: string;
  outcome: 'accept' | 'refuse' | 'ignore' | 'fail';
  /** Result code; unset if the payment is confirmed. */
  code?: ErrorCode;
  afterSeconds: number;
  origin: Chosen;
  /** Set if the scenario applies only to payments that save the phone number; others are accepted. */
  whenSaved?: true;
  words: Words;
}

/** Creates a phone number whose last digits are those of its result code. */
function phone(outcome: PhoneScenario['outcome'], code: ErrorCode, afterSeconds: number, words: Words): PhoneScenario {
  return { phone: `351#900000${code.slice(-3)}`, outcome, code, afterSeconds, origin, words };
}

/** Creates a phone number whose payments fail with a code; the catalogue's text describes it. */
function failing(code: ErrorCode): PhoneScenario {
  const { pt, es, en } = errors[code].words;
  return phone(
    'fail',
    code,
    1,
    say(
      `Falha ao fim de 1 segundo: ${pt.toLowerCase()}.`,
      `Falla al cabo de 1 segundo: ${es.toLowerCase()}.`,
      `Fails after 1 second: ${en.toLowerCase()}.`,
    ),
  );
}

/** Phone numbers from 900 000 000 on, which no Portuguese operator assigns. */
export const phoneScenarios: readonly PhoneScenario[] = [
  {
    phone: '351#900000001',
    outcome: 'accept',
    afterSeconds: 3,
    origin,
    words: say(
      'Aceita o pagamento na aplicação ao fim de 3 segundos.',
      'Acepta el pago en la aplicación a los 3 segundos.',
      'Accepts the payment in the app after 3 seconds.',
    ),
  },
  phone(
    'refuse',
    'e04020',
    3,
    say(
      'Recusa o pagamento na aplicação ao fim de 3 segundos.',
      'Rechaza el pago en la aplicación a los 3 segundos.',
      'Declines the payment in the app after 3 seconds.',
    ),
  ),
  phone(
    'ignore',
    'e04201',
    0,
    say(
      'Nunca responde: a notificação expira ao fim de 5 minutos.',
      'Nunca responde: la notificación caduca a los 5 minutos.',
      'Never answers: the notification expires after 5 minutes.',
    ),
  ),
  phone(
    'fail',
    'e04202',
    1,
    say(
      'Não tem MB WAY: o número é recusado 1 segundo depois.',
      'No tiene MB WAY: el número se rechaza 1 segundo después.',
      'Is not registered with MB WAY: the number is refused 1 second later.',
    ),
  ),
  phone(
    'fail',
    'e04125',
    3,
    say(
      'O banco recusa a operação depois de aceite na aplicação.',
      'El banco rechaza la operación después de aceptarla en la aplicación.',
      'The bank declines the operation after it is accepted in the app.',
    ),
  ),
  {
    ...phone(
      'fail',
      'e04010',
      3,
      say(
        'Recusa que o telemóvel fique guardado, e o pagamento falha; um que não o guarde é aceite ao fim de 3 segundos.',
        'Rechaza que el móvil quede guardado, y el pago falla; uno que no lo guarde se acepta a los 3 segundos.',
        'Declines saving the phone, and the payment fails; a payment that does not save it is accepted after 3 seconds.',
      ),
    ),
    whenSaved: true,
  },
  ...(
    [
      ...['e04007', 'e04100', 'e04101', 'e04102', 'e04103', 'e04104'],
      ...['e04110', 'e04111', 'e04112', 'e04113'],
      ...['e04120', 'e04121', 'e04122', 'e04123', 'e04124', 'e04999'],
    ] as ErrorCode[]
  ).map(failing),
];

export function phoneScenario(phone: string): PhoneScenario | undefined {
  return phoneScenarios.find((scenario) => scenario.phone === phone);
}
