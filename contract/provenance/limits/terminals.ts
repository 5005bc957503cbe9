import { formatAmount } from '@balcao/text/money.ts';
import { limits } from '../../limits.ts';
import { say } from '../../words/locales.ts';
import { chosen, specified } from '../origin.ts';
import { minutes, type SomeLimitOrigins, seconds } from './limitOrigin.ts';

const { terminal } = limits;

const simulatedTime = say(
  'Só existe na sandbox: é o tempo do terminal e do pagador simulados.',
  'Solo existe en el sandbox: es el tiempo del terminal y del pagador simulados.',
  'Exists in the sandbox only: the timing of the simulated terminal and payer.',
);

export const terminalsOrigins = {
  lateLimitMinutes: {
    origin: chosen(
      say(
        'A especificação fala de um limite para o aviso atrasado de um terminal sem dizer quanto é.',
        'La especificación habla de un límite para el aviso tardío de un terminal sin decir cuánto es.',
        "The specification mentions a limit for a terminal's late report without saying how long it is.",
      ),
      'guides 4.1',
    ),
    name: say(
      'Atraso em que uma autorização tardia ainda fica guardada (a venda já está cancelada)',
      'Retraso en el que una autorización tardía aún se conserva (la venta ya está cancelada)',
      'Delay within which a late authorisation is still kept (the sale is already cancelled)',
    ),
    value: minutes(limits.lateLimitMinutes),
  },
  'terminal.cardWaitMinutes': { origin: specified('guides 9') },
  'terminal.authorisationSeconds': { origin: specified('guides 9') },
  'terminal.pinAttempts': { origin: specified('guides 9') },
  'terminal.contactlessCents': {
    origin: chosen(
      say(
        'O material publicado diz que um montante pequeno não pede PIN sem dizer qual; 50 € é o limite habitual em Portugal.',
        'El material publicado dice que un importe pequeño no pide PIN sin decir cuál; 50 € es el límite habitual en Portugal.',
        'Published material says that a small amount needs no PIN without saying which; €50 is the usual limit in Portugal.',
      ),
    ),
    name: say(
      'Sem PIN, por aproximação, até',
      'Sin PIN, por proximidad, hasta',
      'Contactless without PIN, up to',
    ),
    value: (locale) => formatAmount(terminal.contactlessCents, locale),
  },
  'terminal.actSeconds': {
    origin: chosen(simulatedTime),
    name: say(
      'Tempo de cada gesto num cenário',
      'Tiempo de cada gesto en un escenario',
      'Time of each step in a scenario',
    ),
    value: seconds(terminal.actSeconds),
  },
  'terminal.silentMinutes': {
    origin: chosen(simulatedTime),
    name: say(
      'Atraso do terminal que avisa tarde',
      'Retraso del terminal que avisa tarde',
      'Delay of the terminal that reports late',
    ),
    value: minutes(terminal.silentMinutes),
  },
} as const satisfies SomeLimitOrigins;
