import { operationText, say } from '../words/locales.ts';

export const terminalControlWords = {
  uuid: say('Identificador do terminal.', 'Identificador del terminal.', 'Terminal id.'),
  terminal: say(
    'O terminal, como `GET /terminals/{uuid}` o mostra.',
    'El terminal, como lo muestra `GET /terminals/{uuid}`.',
    'The terminal, as `GET /terminals/{uuid}` returns it.',
  ),
  terminalFault: say(
    'O que se passa com o terminal: nada (`none`), sem ligação (`offline`), avisa tarde (`silent`) ou sem papel (`no_paper`).',
    'Qué le pasa al terminal: nada (`none`), sin conexión (`offline`), avisa tarde (`silent`) o sin papel (`no_paper`).',
    'What is wrong with the terminal: nothing (`none`), no connection (`offline`), it reports late (`silent`), or it is out of paper (`no_paper`).',
  ),
  transaction: say(
    'A última transação do terminal; nulo enquanto não recebeu nenhuma.',
    'La última transacción del terminal; nulo mientras no ha recibido ninguna.',
    'The last transaction of the terminal; null until it receives one.',
  ),
  transactionModel: say(
    'Uma transação vista no terminal e no back-office.',
    'Una transacción vista en el terminal y en el back-office.',
    'A transaction as the terminal and the back office see it.',
  ),
  virtualTerminal: say(
    'Um terminal virtual e o que ele mostra.',
    'Un terminal virtual y lo que muestra.',
    'A virtual terminal and what it shows.',
  ),
  payment: say(
    'O pagamento ou reembolso, como a API o mostra agora.',
    'El pago o reembolso, como lo muestra ahora la API.',
    'The payment or refund, as the API shows it now.',
  ),
  state: say(
    'O que o terminal está a fazer, ou como acabou. Pode saber mais do que a API, enquanto o aviso não chega.',
    'Qué está haciendo el terminal, o cómo terminó. Puede saber más que la API, mientras el aviso no llega.',
    'What the terminal is doing, or how it ended. It may know more than the API until its report arrives.',
  ),
  stateAt: say('Desde quando.', 'Desde cuándo.', 'Since when.'),
  pinAttemptsLeft: say('Tentativas de PIN que restam.', 'Intentos de PIN que quedan.', 'PIN attempts left.'),
  card: say(
    'O cartão que o terminal leu, mesmo que o fornecedor ainda não saiba dele; nulo enquanto não leu nenhum.',
    'La tarjeta que leyó el terminal, aunque el proveedor todavía no sepa de ella; nulo mientras no ha leído ninguna.',
    'The card the terminal read, even before the provider knows about it; null until it reads one.',
  ),
  brand: say('Marca do cartão.', 'Marca de la tarjeta.', 'Card brand.'),
  last4Digits: say(
    'Quatro últimos dígitos do cartão.',
    'Cuatro últimos dígitos de la tarjeta.',
    'Last four digits of the card.',
  ),
  code: say(
    'Porque não correu bem: o código com que o pagamento fica, quando o aviso chegar; nulo enquanto nada falhou.',
    'Por qué no salió bien: el código con que queda el pago, cuando llegue el aviso; nulo mientras nada ha fallado.',
    'Why it failed: the code the payment gets once the report arrives; null while nothing has failed.',
  ),
  waitsUntil: say(
    'Até quando espera pelo cartão ou pelo PIN; nulo se não espera.',
    'Hasta cuándo espera la tarjeta o el PIN; nulo si no espera.',
    'How long it waits for the card or PIN; null when it does not wait.',
  ),
  noticeAt: say(
    'Quando o aviso do desfecho chega ao fornecedor; nulo se já chegou ou ainda não há desfecho.',
    'Cuándo llega al proveedor el aviso del resultado; nulo si ya ha llegado o todavía no hay resultado.',
    'When the report of the outcome reaches the provider; null once it has, or while there is no outcome.',
  ),
  slip: say(
    'O talão: impresso, ou à espera de papel; nulo enquanto não há desfecho.',
    'El recibo: impreso, o a la espera de papel; nulo mientras no haya resultado.',
    'The receipt: printed, or waiting for paper; null while there is no outcome.',
  ),
  backOfficeLabel: say(
    'Como o back-office lhe chama; nulo enquanto espera pelo terminal.',
    'Cómo lo llama el back-office; nulo mientras espera al terminal.',
    'What the back office calls it; null while it is waiting for the terminal.',
  ),
  typedAmount: say(
    'O que o operador digita num terminal standalone.',
    'Lo que el operador teclea en un terminal standalone.',
    'What the operator types at a standalone terminal.',
  ),
  amount: say('Montante em cêntimos.', 'Importe en céntimos.', 'Amount in cents.'),
  presentedCard: say(
    'O cartão que o pagador apresenta, e como.',
    'La tarjeta que el pagador presenta, y cómo.',
    'The card the payer presents, and how.',
  ),
  entry: say(
    'Como é lido: aproximado (`tap`), inserido (`insert`) ou passado na banda (`swipe`).',
    'Cómo se lee: acercada (`tap`), insertada (`insert`) o pasada por la banda (`swipe`).',
    'How it is read: tapped (`tap`), inserted (`insert`) or swiped (`swipe`).',
  ),
  number: say(
    'Número de um cartão de teste; os espaços não contam.',
    'Número de una tarjeta de prueba; los espacios no cuentan.',
    'Test card number; spaces are ignored.',
  ),
  pin: say(
    'Quatro dígitos. O PIN dos cartões de teste é `1234`; qualquer outro está errado.',
    'Cuatro dígitos. El PIN de las tarjetas de prueba es `1234`; cualquier otro es erróneo.',
    "Four digits. The test cards' PIN is `1234`; any other is wrong.",
  ),
  typedPin: say('O PIN que o pagador digita.', 'El PIN que teclea el pagador.', 'The PIN the payer types.'),
  terminalFaultChange: say(
    'O que passa a haver com o terminal.',
    'Lo que le pasa al terminal desde ahora.',
    'What is wrong with the terminal from now on.',
  ),
  limit: say(
    'Quantas devolver, da mais recente para trás.',
    'Cuántas devolver, de la más reciente hacia atrás.',
    'How many to return, newest first.',
  ),
  listVirtualTerminals: operationText(
    say('Ver os terminais virtuais', 'Ver los terminales virtuales', 'List the virtual terminals'),
    'Os terminais das entidades da plataforma, e o que cada um mostra.',
    'Los terminales de las entidades de la plataforma, y lo que muestra cada uno.',
    'The terminals of the platform’s entities, and what each shows.',
  ),
  getVirtualTerminal: operationText(
    say('Ver um terminal virtual', 'Ver un terminal virtual', 'Read a virtual terminal'),
    'O que está no ecrã do terminal, e a última transação.',
    'Lo que está en la pantalla del terminal, y la última transacción.',
    "What is on the terminal's screen, and its last transaction.",
  ),
  listTerminalTransactions: operationText(
    say(
      'Listar as transações de um terminal',
      'Listar las transacciones de un terminal',
      'List the transactions of a terminal',
    ),
    'Como o back-office as vê, com o nome que lhes dá.',
    'Como las ve el back-office, con el nombre que les da.',
    'As the back office sees them, with the name it gives each.',
  ),
  typeAmount: operationText(
    say(
      'Digitar um montante num terminal standalone',
      'Teclear un importe en un terminal standalone',
      'Type an amount at a standalone terminal',
    ),
    'Faz o que o operador faz: o terminal mostra o montante e espera pelo cartão. Num terminal cloud não é possível.',
    'Hace lo que hace el operador: el terminal muestra el importe y espera la tarjeta. En un terminal cloud no es posible.',
    'Does what the operator does: the terminal shows the amount and waits for a card. Not possible on a cloud terminal.',
  ),
  presentCard: operationText(
    say('Apresentar um cartão', 'Presentar una tarjeta', 'Present a card'),
    'Aproxima, insere ou passa um cartão de teste. Aproximado até ao limite contactless dispensa o PIN; o banco responde em dois a cinco segundos do relógio da sandbox, e o cartão decide a resposta. Num reembolso, outro cartão é recusado logo.',
    'Acerca, inserta o pasa una tarjeta de prueba. Acercada hasta el límite sin contacto no pide PIN; el banco responde en dos a cinco segundos del reloj del sandbox, y la tarjeta decide la respuesta. En un reembolso, otra tarjeta se rechaza enseguida.',
    'Taps, inserts or swipes a test card. If tapped up to the contactless limit, it needs no PIN; the bank responds in two to five seconds of the sandbox’s clock, and the card decides the outcome. On a refund, a different card is declined immediately.',
  ),
  typePin: operationText(
    say('Digitar o PIN', 'Teclear el PIN', 'Type the PIN'),
    'Há três tentativas; à terceira errada a transação é recusada.',
    'Hay tres intentos; al tercero erróneo la transacción se rechaza.',
    'There are three attempts; the third wrong one declines the transaction.',
  ),
  leaveTerminal: operationText(
    say('Cancelar no terminal', 'Cancelar en el terminal', 'Cancel at the terminal'),
    'O pagador carrega na tecla de cancelar: o pagamento fica cancelado com o motivo `customer_cancelled`.',
    'El pagador pulsa la tecla de cancelar: el pago queda cancelado con el motivo `customer_cancelled`.',
    'The payer presses the cancel key: the payment ends up cancelled with reason `customer_cancelled`.',
  ),
  setTerminalFault: operationText(
    say(
      'Pôr ou tirar uma avaria a um terminal',
      'Poner o quitar una avería a un terminal',
      'Set or clear a terminal fault',
    ),
    'Tira-lhe a ligação, atrasa os avisos ou acaba-lhe o papel. Quando deixa de estar `silent`, os avisos retidos chegam logo: no prazo, dentro da tolerância ou tarde de mais, conforme a hora da sandbox.',
    'Le quita la conexión, retrasa los avisos o lo deja sin papel. Cuando deja de estar `silent`, los avisos retenidos llegan enseguida: en plazo, dentro de la tolerancia o demasiado tarde, según la hora del sandbox.',
    "Cuts the terminal's connection, delays its reports or uses up its paper. Once it is no longer `silent`, the held reports arrive immediately: in time, within the tolerance or too late, by the sandbox’s clock.",
  ),
  settleTerminal: operationText(
    say('Fechar o dia de um terminal', 'Cerrar el día de un terminal', "Close a terminal's day"),
    'A liquidação do terminal chega com sucesso: o que estava autorizado fica confirmado. Sem este comando acontece à meia-noite de Lisboa.',
    'La liquidación del terminal llega con éxito: lo autorizado queda confirmado. Sin este control ocurre a la medianoche de Lisboa.',
    "The terminal's settlement succeeds: what was authorised is confirmed. Without this command, it happens at midnight in Lisbon.",
  ),
} as const;
