import type { ControlError } from '../../errors/errorRow.ts';
import { refused } from '../../provocations/provocation.ts';
import { cardScenarios } from '../../scenarios/cards.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import { controlBodies } from '../bodies.ts';

const [cloud, idle] = seed.terminals;
const number = cardScenarios[0]?.number ?? '';
const atTerminal = (
  operation: 'typeAmount' | 'presentCard' | 'typePin' | 'setTerminalFault',
  { uuid }: { uuid: string },
  body: object,
) => ({ operation, params: { uuid }, body });

export const terminalControlErrors = {
  c0701: {
    status: 409,
    words: say(
      'No estado {state}, o terminal não aceita a ação {action}.',
      'En el estado {state}, el terminal no admite la acción {action}.',
      'In state {state}, the terminal does not accept the action {action}.',
    ),
    cause: say(
      'A transação do terminal não está no passo a que esta ação pertence.',
      'La transacción del terminal no está en el paso al que pertenece esta acción.',
      'The transaction of the terminal is not at the step this action belongs to.',
    ),
    remedy: say(
      'Veja `transaction.state` com `GET /sandbox/terminals/{uuid}` e siga os passos: cartão, PIN.',
      'Consulte `transaction.state` con `GET /sandbox/terminals/{uuid}` y siga los pasos: tarjeta, PIN.',
      'Read `transaction.state` with `GET /sandbox/terminals/{uuid}` and follow the steps: card, PIN.',
    ),
    provocation: refused(atTerminal('typePin', cloud, controlBodies.typePin[0].value), {
      operation: 'createTerminalPayment',
      params: { uuid: cloud.uuid },
      body: { amount: 1000 },
    }),
  },
  c0702: {
    status: 409,
    words: say(
      'O terminal ainda não recebeu nenhum pagamento.',
      'El terminal todavía no ha recibido ningún pago.',
      'The terminal has not received any payment yet.',
    ),
    cause: say(
      'Nenhum pagamento foi enviado a este terminal.',
      'No se ha enviado ningún pago a este terminal.',
      'No payment was sent to this terminal.',
    ),
    remedy: say(
      'Envie um com `POST /api/terminals/{uuid}/payments`, ou digite o montante num terminal standalone.',
      'Envíe uno con `POST /api/terminals/{uuid}/payments`, o teclee el importe en un terminal standalone.',
      'Send one with `POST /api/terminals/{uuid}/payments`, or type the amount on a standalone terminal.',
    ),
    provocation: refused(atTerminal('presentCard', cloud, { entry: 'tap', number })),
  },
  c0703: {
    status: 409,
    words: say(
      'O terminal está sem ligação: não mostra nada e não lê cartões.',
      'El terminal está sin conexión: no muestra nada y no lee tarjetas.',
      'The terminal is offline: it shows nothing and reads no cards.',
    ),
    cause: say(
      'O terminal tem a avaria `offline`, de origem ou pedida.',
      'El terminal tiene la avería `offline`, de origen o pedida.',
      'The terminal has the fault `offline`, of its own or set on request.',
    ),
    remedy: say(
      'Retire-a com `POST /sandbox/terminals/{uuid}/fault` e `none`, ou use outro terminal.',
      'Retírela con `POST /sandbox/terminals/{uuid}/fault` y `none`, o use otro terminal.',
      'Clear it with `POST /sandbox/terminals/{uuid}/fault` and `none`, or use another terminal.',
    ),
    provocation: refused(
      atTerminal('presentCard', idle, { entry: 'tap', number }),
      atTerminal('setTerminalFault', idle, { terminalFault: 'offline' }),
    ),
  },
  c0704: {
    status: 409,
    words: say(
      'Num terminal cloud o montante vem da API; só num terminal standalone é digitado.',
      'En un terminal cloud el importe viene de la API; solo en un terminal standalone se teclea.',
      'On a cloud terminal, the amount comes from the API; it can only be typed on a standalone one.',
    ),
    cause: say(
      'Só num terminal standalone é o operador que digita o montante.',
      'Solo en un terminal standalone es el operador quien teclea el importe.',
      'Only on a standalone terminal does the operator type the amount.',
    ),
    remedy: say(
      'Envie o pagamento com `POST /api/terminals/{uuid}/payments`.',
      'Envíe el pago con `POST /api/terminals/{uuid}/payments`.',
      'Send the payment with `POST /api/terminals/{uuid}/payments`.',
    ),
    provocation: refused(atTerminal('typeAmount', cloud, { amount: 1000 })),
  },
} as const satisfies Record<string, ControlError>;
