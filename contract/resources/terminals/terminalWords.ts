import { operationText, say, type Words } from '../../words/locales.ts';

export const terminalWords = {
  uuid: say(
    'Identificador do terminal nesta API.',
    'Identificador del terminal en esta API.',
    'Terminal id in this API.',
  ),
  terminalId: say(
    'Número do terminal, nove dígitos.',
    'Número del terminal, nueve dígitos.',
    'Terminal number, nine digits.',
  ),
  name: say(
    'Nome que o comerciante deu ao terminal.',
    'Nombre que el comercio dio al terminal.',
    "The merchant's name for the terminal.",
  ),
  model: say('Modelo do terminal.', 'Modelo del terminal.', 'Model of the terminal.'),
  processor: say('Quem processa os pagamentos.', 'Quién procesa los pagos.', 'Who processes the payments.'),
  supplier: say('Fabricante do terminal.', 'Fabricante del terminal.', 'Maker of the terminal.'),
  remote: say(
    'Aceita pagamentos enviados pela API: é um terminal cloud.',
    'Acepta pagos enviados por la API: es un terminal cloud.',
    'Accepts payments sent through the API: it is a cloud terminal.',
  ),
  qrCode: say('Sabe mostrar códigos QR.', 'Sabe mostrar códigos QR.', 'Can show QR codes.'),
  realTime: say(
    'Sincroniza os pagamentos em tempo real. O nome escreve-se mesmo com `Sinchronization`.',
    'Sincroniza los pagos en tiempo real. El nombre se escribe con `Sinchronization`.',
    'Synchronises payments in real time. The name really is spelt `Sinchronization`.',
  ),
  features: say('O que o terminal sabe fazer.', 'Qué sabe hacer el terminal.', 'What the terminal can do.'),
  createdAt: say(
    'Quando o terminal foi registado.',
    'Cuándo se registró el terminal.',
    'When the terminal was registered.',
  ),
  updatedAt: say(
    'Última alteração do terminal.',
    'Última modificación del terminal.',
    'When the terminal was last changed.',
  ),
  terminal: say(
    'Um terminal de pagamento da entidade.',
    'Un terminal de pago de la entidad.',
    "One of the entity's payment terminals.",
  ),
  terminalIdFilter: say(
    'Só o terminal com este número.',
    'Solo el terminal con este número.',
    'Only the terminal with this number.',
  ),
  nameFilter: say('Só terminais com este nome.', 'Solo terminales con este nombre.', 'Only terminals with this name.'),
  sort: say(
    'Campos de ordenação separados por vírgulas, com `-` antes dos que vão do maior para o menor; por omissão `-createdAt`.',
    'Campos de ordenación separados por comas, con `-` delante de los que van de mayor a menor; por defecto `-createdAt`.',
    'Fields to sort by, separated by commas, with `-` before those in descending order; `-createdAt` by default.',
  ),
  limit: say(
    'Terminais por página; por omissão 500, que é também o máximo.',
    'Terminales por página; por defecto 500, que es también el máximo.',
    'Terminals per page; 500 by default, which is also the maximum.',
  ),
  page: say('Número da página, a começar em 1.', 'Número de página, empezando en 1.', 'Page number, starting at 1.'),
  validDate: say(
    'Janela em que o terminal pode cobrar; o fim do dia em Lisboa quando não vem. Com `blockLatePayment`, um pagamento que chega tarde é anulado.',
    'Ventana en la que el terminal puede cobrar; el final del día en Lisboa cuando no viene. Con `blockLatePayment`, un pago que llega tarde se anula.',
    'Window in which the terminal can charge; ends at the end of the day in Lisbon when not sent. With `blockLatePayment`, a payment that arrives late is voided.',
  ),
  paymentRequest: say(
    'Pagamento a enviar ao terminal.',
    'Pago que se envía al terminal.',
    'Payment to send to the terminal.',
  ),
  refundAmount: say(
    'Montante a reembolsar, em cêntimos; total ou parcial, sempre no mesmo cartão.',
    'Importe que se reembolsa, en céntimos; total o parcial, siempre en la misma tarjeta.',
    'Amount to refund, in cents; in full or in part, always to the same card.',
  ),
  refundRequest: say(
    'Reembolso a enviar ao terminal.',
    'Reembolso que se envía al terminal.',
    'Refund to send to the terminal.',
  ),
  processedMethod: say(
    'Método com que se pagou no terminal, com o que se sabe do cartão.',
    'Método con el que se pagó en el terminal, con lo que se sabe de la tarjeta.',
    'Method used at the terminal, with what is known about the card.',
  ),
  processedType: say(
    'Tipo do método, que é sempre `TPA`, o de um terminal.',
    'Tipo del método, que es siempre `TPA`, el de un terminal.',
    'Method type, always `TPA`, for a terminal.',
  ),
  processedCode: say(
    'Código do pagamento no terminal, exatamente seis caracteres; repeti-lo no mesmo terminal dá 409.',
    'Código del pago en el terminal, exactamente seis caracteres; repetirlo en el mismo terminal da 409.',
    "The payment's code at the terminal, exactly six characters; repeating it on the same terminal returns 409.",
  ),
  processed: say(
    'Pagamento já feito num terminal.',
    'Pago ya hecho en un terminal.',
    'Payment already made at a terminal.',
  ),
  refundedPayment: say(
    'Pagamento confirmado a reembolsar.',
    'Pago confirmado que se reembolsa.',
    'Confirmed payment to refund.',
  ),
} as const satisfies Record<string, Words>;

export const operationWords = {
  listTerminals: operationText(
    say('Listar terminais', 'Listar terminales', 'List terminals'),
    'Devolve os terminais da entidade; os que têm `allowRemoteTransactions` aceitam pagamentos enviados pela API.',
    'Devuelve los terminales de la entidad; los que tienen `allowRemoteTransactions` aceptan pagos enviados por la API.',
    "Returns the entity's terminals; those with `allowRemoteTransactions` accept payments sent through the API.",
  ),
  getTerminal: operationText(
    say('Consultar um terminal', 'Consultar un terminal', 'Get a terminal'),
    'Devolve os dados de um terminal.',
    'Devuelve los datos de un terminal.',
    "Returns a terminal's data.",
  ),
  createTerminalPayment: operationText(
    say('Enviar um pagamento ao terminal', 'Enviar un pago al terminal', 'Send a payment to the terminal'),
    'Pede ao terminal que cobre um montante. A resposta só diz que o pedido chegou (`pending_confirmation`); o desfecho vem por webhook. O terminal espera um minuto pelo cartão e trata de um pagamento de cada vez. Só em terminais cloud.',
    'Pide al terminal que cobre un importe. La respuesta solo indica que la solicitud ha llegado (`pending_confirmation`); el resultado llega por webhook. El terminal espera la tarjeta un minuto y atiende los pagos de uno en uno. Solo en terminales cloud.',
    'Asks the terminal to charge an amount. The response only says that the request was received (`pending_confirmation`); the outcome comes by webhook. The terminal waits a minute for a card and handles one payment at a time. Cloud terminals only.',
  ),
  createTerminalRefund: operationText(
    say('Enviar um reembolso ao terminal', 'Enviar un reembolso al terminal', 'Send a refund to the terminal'),
    'Pede ao terminal que devolva um pagamento confirmado, feito num terminal, no mesmo cartão; com outro cartão é recusado. O pagamento só enumera o reembolso depois de o cartão ser aceite.',
    'Pide al terminal que devuelva un pago confirmado, hecho en un terminal, en la misma tarjeta; con otra tarjeta se rechaza. El pago solo enumera el reembolso después de que se acepte la tarjeta.',
    'Asks the terminal to refund a confirmed payment made at a terminal, to the same card; a different card is declined. The payment lists the refund only once the card is accepted.',
  ),
  createProcessedPayment: operationText(
    say('Registar um pagamento do terminal', 'Registrar un pago del terminal', 'Register a terminal payment'),
    'Regista um pagamento já feito num terminal, para aparecer nas listas como os outros: `confirmed`, ou `authorised` enquanto espera pela liquidação. Um reembolso já feito regista-se `confirmed`.',
    'Registra un pago ya hecho en un terminal, para que aparezca en las listas como los demás: `confirmed`, o `authorised` mientras espera la liquidación. Un reembolso ya hecho se registra `confirmed`.',
    'Registers a payment already made at a terminal, so that it appears in the lists like the others: `confirmed`, or `authorised` while it awaits settlement. A refund that was already made is registered as `confirmed`.',
  ),
};
