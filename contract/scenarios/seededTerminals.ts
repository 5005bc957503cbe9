import { type Chosen, chosen } from '../provenance/origin.ts';
import type { TerminalFault } from '../resources/terminals/terminalEnums.ts';
import type { TerminalAction } from '../resources/terminals/terminalLifecycle.ts';
import { say, type Words } from '../words/locales.ts';

const origin = chosen(
  'Só existem na sandbox, para ver o que a integração faz com um terminal avariado.',
  'Solo existen en el sandbox, para ver qué hace la integración con un terminal averiado.',
  'Exist in the sandbox only, to show what the integration does with a faulty terminal.',
);

interface TerminalScenario {
  uuid: string;
  terminalId: string;
  name: string;
  terminalFault: Exclude<TerminalFault, 'none'>;
  /** Actions of the simulated payer and bank for amounts that have no scenario, in sequence. */
  actions: readonly TerminalAction[];
  origin: Chosen;
  words: Words;
}

/** Cloud terminals in addition to the seeded ones; their ids end in nines, unlike those of any supplier. */
export const terminalScenarios = [
  {
    uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000997',
    terminalId: '000000997',
    name: 'Offline',
    terminalFault: 'offline',
    actions: ['wait_too_long'],
    origin,
    words: say(
      'Não responde: o pagamento espera um minuto pelo cartão e desiste.',
      'No responde: el pago espera la tarjeta un minuto y se cancela.',
      'Does not respond: the payment waits a minute for a card and gives up.',
    ),
  },
  {
    uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000998',
    terminalId: '000000998',
    name: 'Silent',
    terminalFault: 'silent',
    actions: ['insert_card', 'right_pin', 'approve'],
    origin,
    words: say(
      'Cobra, mas só avisa meia hora depois. Até lá o pagamento continua `pending_confirmation`; se o prazo acabar entretanto, o aviso chega tarde.',
      'Cobra, pero solo avisa media hora después. Hasta entonces el pago sigue en `pending_confirmation`; si el plazo acaba mientras tanto, el aviso llega tarde.',
      'Charges, but reports it half an hour later. Until then the payment stays `pending_confirmation`; if its deadline passes in the meantime, the report comes late.',
    ),
  },
  {
    uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000999',
    terminalId: '000000999',
    name: 'No paper',
    terminalFault: 'no_paper',
    actions: ['insert_card', 'right_pin', 'approve'],
    origin,
    words: say(
      'Cobra e avisa, mas não tem papel para o talão.',
      'Cobra y avisa, pero no tiene papel para el recibo.',
      'Charges and reports it, but has no paper for the receipt.',
    ),
  },
] as const satisfies readonly TerminalScenario[];

export function terminalScenario(uuid: string): TerminalScenario | undefined {
  return terminalScenarios.find((scenario) => scenario.uuid === uuid);
}
