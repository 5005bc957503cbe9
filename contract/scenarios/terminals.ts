import { say, type Words } from '../locales.ts';

/** A terminal with a trouble of its own (spec 2 §8, troubleshooting). */
export interface TerminalScenario {
  uuid: string;
  terminalId: string;
  name: string;
  trouble: 'offline' | 'silent' | 'no_paper';
  words: Words;
}

/** Listed after the seeded terminals; their ids end in nines, which no supplier has handed out. */
export const terminalScenarios: readonly TerminalScenario[] = [
  {
    uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000997',
    terminalId: '000000997',
    name: 'Offline',
    trouble: 'offline',
    words: say(
      'Não responde: o pagamento espera pelo cartão até desistir.',
      'No responde: el pago espera la tarjeta hasta desistir.',
      'Does not answer: the payment waits for a card until it gives up.',
    ),
  },
  {
    uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000998',
    terminalId: '000000998',
    name: 'Silent',
    trouble: 'silent',
    words: say(
      'Cobra, mas não avisa a tempo: use GET /payments/{id} em vez de esperar pelo webhook.',
      'Cobra, pero no avisa a tiempo: use GET /payments/{id} en vez de esperar el webhook.',
      'Charges but does not tell in time: use GET /payments/{id} instead of waiting for the webhook.',
    ),
  },
  {
    uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000999',
    terminalId: '000000999',
    name: 'No paper',
    trouble: 'no_paper',
    words: say(
      'Cobra e avisa, mas não tem papel para o talão.',
      'Cobra y avisa, pero no tiene papel para el recibo.',
      'Charges and tells, but has no paper for the slip.',
    ),
  },
];
