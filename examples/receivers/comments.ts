import { type Locale, say, type Words } from '@balcao/contract/words/locales.ts';

/** Comments in the programs of this folder. A row is a whole comment, or the words beside a command or parameter. */
export const comments: readonly Words[] = [
  say('Executar:', 'Ejecutar:', 'Run:'),
  say('Executar em Mono:', 'Ejecutar en Mono:', 'Run in Mono:'),
  say('Precisa de:', 'Necesita:', 'Needs:'),
  say('Para conferir à mão:', 'Para comprobar a mano:', 'To check by hand:'),
  say(
    'Avisos mais antigos são recusados: alguém pode ter guardado um para o repetir.',
    'Los avisos más antiguos se rechazan: alguien pudo guardar uno para repetirlo.',
    'Older messages are refused, because somebody may have kept one to send it again.',
  ),
  say('os bytes tal como chegaram', 'los bytes tal como llegaron', 'the bytes as they arrived'),
  say('valor de PayPay-Signature', 'valor de PayPay-Signature', 'value of PayPay-Signature'),
  say(
    'Os bytes do corpo tal como chegaram e, sem nada no meio, os algarismos de ts.',
    'Los bytes del cuerpo tal como llegaron y, sin nada en medio, los dígitos de ts.',
    'The bytes of the body as they arrived, then the digits of ts, with nothing between.',
  ),
  say(
    'O estado atual de um pagamento: o aviso pode ser antigo, a resposta da API não.',
    'El estado actual de un pago: el aviso puede ser antiguo, la respuesta de la API no.',
    "Current state of a payment: a message may be outdated, the API's response is not.",
  ),
  say(
    'O pagamento pode ser de qualquer entidade da plataforma: pede-se em nome dela.',
    'El pago puede ser de cualquier entidad de la plataforma: se pide en su nombre.',
    'Reads the payment as its entity, which may be any entity of the platform.',
  ),
  say(
    'Se o dinheiro ainda cá está: devolvido todo depois, o pagamento continua confirmado.',
    'Si el dinero sigue aquí: devuelto todo después, el pago sigue confirmado.',
    'Whether the money is still here, because a payment stays confirmed after a full refund.',
  ),
  say(
    'Só o primeiro aviso cria o ficheiro; na sua base de dados, basta uma chave única.',
    'Solo el primer aviso crea el archivo; en su base de datos, basta una clave única.',
    'Only the first message creates the file; in your database, use a unique key.',
  ),
  say(
    'Em tempo constante. O .NET tem CryptographicOperations.FixedTimeEquals, que falta ao .NET Framework.',
    'En tiempo constante. .NET tiene CryptographicOperations.FixedTimeEquals, que le falta a .NET Framework.',
    'In constant time. .NET has CryptographicOperations.FixedTimeEquals, which .NET Framework lacks.',
  ),
  say(
    'Meia encomenda passaria por guardada quando o aviso se repetisse.',
    'Un pedido a medias pasaría por guardado al repetirse el aviso.',
    'A partly written order would count as kept when the message is sent again.',
  ),
  say(
    'Os pagamentos de um corpo: um webhook traz uma lista, um callback traz só um.',
    'Los pagos de un cuerpo: un webhook trae una lista, un callback trae solo uno.',
    'Payments in a body: a webhook lists them, a callback is a single one.',
  ),
  say(
    'Um callback só aceita este estado HTTP; um webhook também o aceita.',
    'Un callback solo acepta este estado HTTP; un webhook también lo acepta.',
    'A callback accepts only this status; a webhook accepts it, too.',
  ),
  say(
    'Qualquer falha dá um 500: o aviso é repetido.',
    'Cualquier fallo da un 500: el aviso se repite.',
    'Any failure ends in a 500, so the message is sent again.',
  ),
  say(
    'A partir daqui, qualquer falha dá um 500: o aviso é repetido.',
    'A partir de aquí, cualquier fallo da un 500: el aviso se repite.',
    'Any failure from here on ends in a 500, so the message is sent again.',
  ),
  say(
    'Uma framework web faz isto por si (RFC 9112, secção 7.1).',
    'Un framework web hace esto por usted (RFC 9112, sección 7.1).',
    'A web framework does this for you (RFC 9112, section 7.1).',
  ),
  say(
    'JSON como XML, sem os nulos: o .NET e o Mono leem-no assim sem pacotes.',
    'JSON como XML, sin los nulos: .NET y Mono lo leen así sin paquetes.',
    'Reads JSON as XML, without nulls, because .NET and Mono can do so without a package.',
  ),
  // notification.php
  say(
    'O formulário não diz de quem é o pagamento: indique todas as entidades.',
    'El formulario no dice de quién es el pago: indique todas las entidades.',
    'A form does not name the entity of its payment, so list every entity of the platform.',
  ),
  say(
    'O hash do formulário só cobre a ação e a data; a assinatura cobre todos os campos.',
    'El hash del formulario solo cubre la acción y la fecha; la firma cubre todos los campos.',
    'The hash in the form covers only its action and date; the signature covers every field.',
  ),
  say(
    'O estado atual de um pagamento: o aviso pode ser antigo, a resposta do serviço não.',
    'El estado actual de un pago: el aviso puede ser antiguo, la respuesta del servicio no.',
    "Current state of a payment: a message may be outdated, the service's response is not.",
  ),
  // reconcile.mjs
  say(
    'Todos os pagamentos que cumprem os filtros. Os novos vêm no fim: ler não desloca páginas.',
    'Todos los pagos que cumplen los filtros. Los nuevos van al final: leer no desplaza páginas.',
    'All payments that match the filters. New ones are last, so no page shifts during reading.',
  ),
  say(
    'Do primeiro ao último instante de um dia em Lisboa: no verão, a diferença para UTC é outra.',
    'Del primer al último instante de un día en Lisboa: en verano, la diferencia con UTC es otra.',
    'First and last moment of a day in Lisbon, whose UTC offset differs in summer.',
  ),
  say(
    'Pagamentos pelos seus ids, cem por chamada: um URL maior pode ser recusado no caminho.',
    'Pagos por sus ids, cien por llamada: una URL más larga puede rechazarse por el camino.',
    'Payments by id, a hundred per call, because a longer URL may be refused on the way.',
  ),
  say(
    'As comissões têm oito casas decimais: os inteiros somam-se sem erro, as frações não.',
    'Las comisiones tienen ocho decimales: los enteros se suman sin error, las fracciones no.',
    'Fees have eight decimals. Integers add up exactly, fractions do not.',
  ),
  say(
    'O que foi pago nesse dia. Uma autorização só reserva o dinheiro; uma captura cobra-o.',
    'Lo pagado ese día. Una autorización solo reserva el dinero; una captura lo cobra.',
    'Payments of that day. An authorisation only holds money; its captures collect it.',
  ),
  say(
    'Um pagamento devolvido todo antes do fecho do dia fica cancelado: nada entrou nem saiu.',
    'Un pago devuelto todo antes del cierre del día queda cancelado: nada entró ni salió.',
    'A payment refunded in full before its day closed is cancelled, so no money moved.',
  ),
  say(
    'O que seguiu para a conta bancária nesse dia: uma linha do extrato tem a mesma referência.',
    'Lo que salió hacia la cuenta bancaria ese día: la línea del extracto lleva la misma referencia.',
    'Transfers to the bank account on that day. The bank statement shows the same reference.',
  ),
  say(
    'O que a loja julga, encomenda a encomenda, e o que a API diz. De uma anulada, a loja pode só saber metade.',
    'Lo que cree la tienda, pedido a pedido, y lo que dice la API. De uno anulado, la tienda puede saber solo la mitad.',
    'Compares each order in the shop with the API. Of a voided one, the shop may know only the payment or the refund.',
  ),
  say(
    'O programa que corre isto todas as manhãs fica a saber pelo código de saída.',
    'El programa que ejecuta esto cada mañana se entera por el código de salida.',
    'Exit status for the program that runs this every morning.',
  ),
];

/**
 * Translates the comments of a program of this folder into a language of the site; the code stays the same.
 * @param program text of the file, with English comments
 */
export function translateComments(program: string, locale: Locale): string {
  return comments.reduce((text, row) => text.replaceAll(row.en, row[locale]), program);
}
