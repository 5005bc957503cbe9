import { limit, valuesOf } from '../../provenance/limit.ts';
import { chosen, specified } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';

const simulatedTime = chosen(
  'Só existe na sandbox: é o tempo do terminal e do pagador simulados.',
  'Solo existe en el sandbox: es el tiempo del terminal y del pagador simulados.',
  'Exists in the sandbox only: the timing of the simulated terminal and payer.',
);

export const terminalRows = {
  /** Maximum delay of a terminal's notice for which the authorisation is kept (docs/decisions/terminals.md). */
  lateLimitMinutes: limit({
    value: 10,
    origin: chosen(
      'A especificação fala de um limite para o aviso atrasado de um terminal sem dizer quanto é.',
      'La especificación habla de un límite para el aviso tardío de un terminal sin decir cuánto es.',
      "The specification mentions a limit for a terminal's late report without saying how long it is.",
      'guides 4.1',
    ),
    name: say(
      'Atraso em que uma autorização tardia ainda fica guardada (a venda já está cancelada)',
      'Retraso en el que una autorización tardía aún se conserva (la venta ya está cancelada)',
      'Delay within which a late authorisation is still kept (the sale is already cancelled)',
    ),
    shown: 'minute',
  }),
  terminal: {
    cardWaitMinutes: limit({ value: 1, origin: specified('guides 9') }),
    authorisationSeconds: limit({ value: [2, 5], origin: specified('guides 9') }),
    /** Number of wrong PINs after which the transaction is declined. */
    pinAttempts: limit({ value: 3, origin: specified('guides 9') }),
    /** Amount above which a contactless card needs a PIN; chosen by the sandbox (docs/decisions/terminals.md). */
    contactlessCents: limit({
      value: 5000,
      origin: chosen(
        'O material publicado diz que um montante pequeno não pede PIN sem dizer qual; 50 € é o limite habitual em Portugal.',
        'El material publicado dice que un importe pequeño no pide PIN sin decir cuál; 50 € es el límite habitual en Portugal.',
        'Published material says that a small amount needs no PIN without saying which; €50 is the usual limit in Portugal.',
      ),
      name: say('Sem PIN, por aproximação, até', 'Sin PIN, por proximidad, hasta', 'Contactless without PIN, up to'),
      shown: 'cents',
    }),
    /** Time that each action of a scenario's simulated payer takes. */
    actSeconds: limit({
      value: 2,
      origin: simulatedTime,
      name: say(
        'Tempo de cada gesto num cenário',
        'Tiempo de cada gesto en un escenario',
        'Time of each step in a scenario',
      ),
      shown: 'second',
    }),
    silentMinutes: limit({
      value: 30,
      origin: simulatedTime,
      name: say(
        'Atraso do terminal que avisa tarde',
        'Retraso del terminal que avisa tarde',
        'Delay of the terminal that reports late',
      ),
      shown: 'minute',
    }),
  },
};
export const { lateLimitMinutes, terminal: terminalLimits } = valuesOf(terminalRows);
