import { chosen } from './origin.ts';

/** Rules of request fields that the sandbox chose. */

export const ownSize = chosen(
  'Nenhuma fonte diz a medida do fornecedor; esta deixa passar qualquer pedido de uma loja e protege a sandbox.',
  'Ninguna fuente indica el tamaño máximo del proveedor; este admite cualquier solicitud de una tienda y protege el sandbox.',
  'No source gives the provider’s size; this one allows any shop request and protects the sandbox.',
);
export const notEmpty = chosen(
  'Um texto vazio não diz nada: é recusado como se faltasse.',
  'Un texto vacío no dice nada: se rechaza como si faltara.',
  'An empty text says nothing: it is refused as if it were missing.',
);
export const aboveZero = chosen(
  'A especificação diz que são inteiros e dá um código para números que têm de ser maiores do que zero; não diz em que campos.',
  'La especificación dice que son enteros y da un código para números que tienen que ser mayores que cero; no dice en qué campos.',
  'The specification says that they are integers and has a code for numbers that must be above zero; it does not say for which fields.',
  '8',
);
export const soapInteger = chosen(
  'É o maior inteiro do serviço SOAP; o fornecedor não publica o seu limite.',
  'Es el mayor entero del servicio SOAP; el proveedor no publica su límite.',
  'It is the largest integer of the SOAP service; the provider does not publish its limit.',
);
export const lisbonTime = chosen(
  'A especificação pede datas ISO 8601 com fuso; sem fuso, a sandbox lê a hora de Lisboa.',
  'La especificación pide fechas ISO 8601 con zona horaria; sin ella, el sandbox lee la hora de Lisboa.',
  'The specification requires ISO 8601 dates with an offset; without one, the sandbox reads Lisbon time.',
  'guides 5',
);
export const phoneForm = chosen(
  'A especificação dá a forma: indicativo, cardinal e número. Quantos dígitos tem cada parte é da sandbox.',
  'La especificación da el formato: prefijo, almohadilla y número. Cuántos dígitos tiene cada parte es del sandbox.',
  'The specification gives the format: country code, hash sign, number. How many digits each part has is the sandbox’s choice.',
  '5',
);
export const entityPhone = chosen(
  'Os exemplos publicados mostram o telefone de uma entidade com e sem indicativo; os dois são aceites.',
  'Los ejemplos publicados muestran el teléfono de una entidad con y sin prefijo; se aceptan los dos.',
  'Published samples show the phone of an entity with and without the country code; both are accepted.',
);
export const lettersDigits = chosen(
  'A especificação dá um código para o que só pode ter letras e dígitos, sem dizer que campos; os exemplos destes têm só isso.',
  'La especificación da un código para lo que solo puede tener letras y dígitos, sin decir qué campos; los ejemplos de estos solo tienen eso.',
  'The specification has a code for fields that can only contain letters and digits, without saying which fields; the samples of these contain nothing else.',
  '8',
);
export const activityCode = chosen(
  'Um código de atividade tem no máximo seis dígitos; a especificação diz só que é um inteiro.',
  'Un código de actividad tiene como máximo seis dígitos; la especificación solo dice que es un entero.',
  'An activity code has at most six digits; the specification only says that it is an integer.',
  '3',
);
export const notNegative = chosen(
  'A especificação diz só que é um inteiro; um número negativo não quer dizer nada aqui.',
  'La especificación solo dice que es un entero; un número negativo no significa nada aquí.',
  'The specification only says that it is an integer; a negative number means nothing here.',
  '3',
);
export const oneMethod = chosen(
  'Uma lista vazia não deixaria método nenhum com que pagar.',
  'Una lista vacía no dejaría ningún método con el que pagar.',
  'An empty list would leave no method to pay with.',
);
export const insideObject = chosen(
  'Nenhuma fonte o diz obrigatório; sem este campo, o objeto onde está não diz nada.',
  'Ninguna fuente lo dice obligatorio; sin este campo, el objeto donde está no dice nada.',
  'No source says that it is required; without this field, the object it belongs to says nothing.',
);
export const registration = chosen(
  'A descrição publicada não marca o que é obrigatório numa adesão; sem isto não se sabe quem é nem a quem responder.',
  'La descripción publicada no marca lo que es obligatorio en un alta; sin esto no se sabe quién es ni a quién responder.',
  'The published description does not mark what a registration requires; without this, nobody knows who it is or whom to reply to.',
);
export const subscription = chosen(
  'A especificação dá os dois campos de uma subscrição sem os dizer obrigatórios; sem eles não há o que enviar nem para onde.',
  'La especificación da los dos campos de una suscripción sin decirlos obligatorios; sin ellos no hay nada que enviar ni adónde.',
  "The specification gives a subscription's two fields without saying that they are required; without them there is nothing to send and nowhere to send it.",
  '7',
);
export const jsonHandler = chosen(
  'As fontes não dizem qual dos dois vale por omissão: JSON para quem subscreve pela API REST.',
  'Las fuentes no dicen cuál de los dos se usa por defecto: JSON para quien se suscribe por la API REST.',
  'No source says which of the two is the default: JSON, for anyone who subscribes through the REST API.',
  '5',
);
export const bothOrders = chosen(
  'A especificação só dá a ordem por omissão; a contrária serve quem quer o mais antigo primeiro.',
  'La especificación solo indica el orden por defecto; el contrario sirve a quien quiera lo más antiguo primero.',
  'The specification only gives the default order; the reverse is for anyone who wants the oldest first.',
  '7',
);
export const savedPages = chosen(
  'Sem ela, `limit` esconderia os métodos depois do primeiro grupo.',
  'Sin ella, `limit` escondería los métodos después del primer grupo.',
  'Without it, `limit` would hide the methods after the first page.',
);
