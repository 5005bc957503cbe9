import type { Words } from './locales.ts';

/** What the pretended payer does on a magic phone, after how long. */
export interface PhoneScenario {
  phone: string;
  outcome: 'accept' | 'refuse' | 'ignore' | 'fail';
  /** Result code it ends in; none when the payment is confirmed. */
  code?: string;
  afterSeconds: number;
  words: Words;
}

/** Numbers from 900 000 000 on belong to no operator in Portugal, so that no magic phone is somebody's. */
export const phoneScenarios = [
  {
    phone: '351#900000001',
    outcome: 'accept',
    afterSeconds: 3,
    words: {
      pt: 'Aceita o pagamento na aplicação ao fim de 3 segundos.',
      es: 'Acepta el pago en la aplicación a los 3 segundos.',
      en: 'Accepts the payment in the app after 3 seconds.',
    },
  },
  {
    phone: '351#900000020',
    outcome: 'refuse',
    code: 'e04020',
    afterSeconds: 3,
    words: {
      pt: 'Recusa o pagamento na aplicação ao fim de 3 segundos.',
      es: 'Rechaza el pago en la aplicación a los 3 segundos.',
      en: 'Declines the payment in the app after 3 seconds.',
    },
  },
  {
    phone: '351#900000201',
    outcome: 'ignore',
    code: 'e04201',
    afterSeconds: 0,
    words: {
      pt: 'Nunca responde: a notificação expira ao fim de 5 minutos.',
      es: 'Nunca responde: la notificación caduca a los 5 minutos.',
      en: 'Never answers: the notification expires after 5 minutes.',
    },
  },
  {
    phone: '351#900000202',
    outcome: 'fail',
    code: 'e04202',
    afterSeconds: 1,
    words: {
      pt: 'Não tem MB WAY: o número é recusado 1 segundo depois.',
      es: 'No tiene MB WAY: el número se rechaza 1 segundo después.',
      en: 'Has no MB WAY: the number is refused 1 second later.',
    },
  },
  {
    phone: '351#900000125',
    outcome: 'fail',
    code: 'e04125',
    afterSeconds: 3,
    words: {
      pt: 'O banco recusa a operação depois de aceite na aplicação.',
      es: 'El banco rechaza la operación después de aceptarla en la aplicación.',
      en: 'The bank declines the operation after it is accepted in the app.',
    },
  },
] as const satisfies readonly PhoneScenario[];

/** The scenario of a phone, if it is a magic one. */
export function phoneScenario(phone: string): PhoneScenario | undefined {
  return phoneScenarios.find((scenario) => scenario.phone === phone);
}
