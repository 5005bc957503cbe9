import { say } from '../words/locales.ts';
import { choice, same } from './origin.ts';

/** Behaviour of terminals that no source describes. */
export const terminalBehaviours = {
  terminalValidity: choice(
    say(
      'Prazo de um pagamento no terminal sem `validDate`',
      'Plazo de un pago en el terminal sin `validDate`',
      'Validity of a terminal payment without `validDate`',
    ),
    say('23:59:59 do mesmo dia, em Lisboa', '23:59:59 del mismo día, en Lisboa', '23:59:59 on the same day, in Lisbon'),
    'Nenhuma fonte o diz; quem paga está ao balcão, e no dia seguinte já não está.',
    'Ninguna fuente lo dice; quien paga está en el mostrador, y al día siguiente ya no estará.',
    'No source says; the payer is standing at the counter, and is gone the next day.',
  ),
  processedPayments: choice(
    say(
      'Registar um pagamento de que o terminal já avisou',
      'Registrar un pago del que el terminal ya avisó',
      'Registering a payment that the terminal has reported',
    ),
    say('outro pagamento', 'otro pago', 'another payment'),
    'A especificação recusa um duplicado sem dizer de quê; a sandbox compara o código, em cada terminal.',
    'La especificación rechaza un duplicado sin decir de qué; el sandbox compara el código, en cada terminal.',
    'The specification refuses duplicates without saying of what; the sandbox compares the code, per terminal.',
    '7',
  ),
  terminalOffline: choice(
    say('Pedido a um terminal sem rede', 'Solicitud a un terminal sin red', 'Request to an offline terminal'),
    same('`201`'),
    'Nenhuma fonte diz o que a API responde; o pedido segue e ninguém apresenta um cartão.',
    'Ninguna fuente dice qué responde la API; la solicitud se envía y nadie presenta una tarjeta.',
    'No source says what the API responds; the request goes out and nobody presents a card.',
  ),
  outcomeWithoutPaper: choice(
    say(
      'Desfecho de um pagamento sem papel no terminal',
      'Desenlace de un pago sin papel en el terminal',
      'Outcome of a payment with no paper in the terminal',
    ),
    say('o mesmo', 'el mismo', 'the same'),
    'A especificação só manda ver o papel; o banco decide antes de o talão ser impresso.',
    'La especificación solo manda mirar el papel; el banco decide antes de imprimirse el recibo.',
    'The specification only says to check the paper; the bank decides before a receipt is printed.',
    'guides 8',
  ),
  slipAfterPaper: choice(
    say(
      'Talão por sair, depois de pôr papel',
      'Recibo por salir, después de poner papel',
      'Missing receipt, once there is paper',
    ),
    say('impresso', 'impreso', 'printed'),
    'A especificação só manda ver o papel; o terminal virtual imprime então o que faltou.',
    'La especificación solo pide comprobar el papel; el terminal virtual imprime entonces lo que quedó pendiente.',
    'The specification only says to check the paper; the virtual terminal then prints what was missing.',
    'guides 8',
  ),
  terminalFilters: choice(
    say('Filtro `name` dos terminais', 'Filtro `name` de los terminales', 'The `name` filter for terminals'),
    say(
      'o nome inteiro, com as mesmas maiúsculas',
      'el nombre entero, con las mismas mayúsculas',
      'the whole name, in the same case',
    ),
    'A especificação dá o filtro sem dizer como compara.',
    'La especificación da el filtro sin decir cómo compara.',
    'The specification gives the filter without saying how it compares.',
    '7',
  ),
  busyTerminal: choice(
    say('Pedido a um terminal ocupado', 'Solicitud a un terminal ocupado', 'Request to a busy terminal'),
    same('`400`, `e00600`'),
    'Nenhuma fonte diz o que acontece a um segundo pedido; um terminal só atende um cliente de cada vez.',
    'Ninguna fuente dice qué pasa con una segunda solicitud; un terminal atiende a los clientes de uno en uno.',
    'No source says what happens to a second request; a terminal serves one customer at a time.',
  ),
} as const;
