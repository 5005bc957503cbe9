import { chosen, type Origin, published, specified } from '../provenance/origin.ts';

/** Origin of a code, and origin of its status, family and meaning. */
export interface ErrorOrigin {
  code: Origin;
  mapping: Origin;
}

/** Uses one origin for both. */
export const alike = (origin: Origin): ErrorOrigin => ({ code: origin, mapping: origin });

/** Code and status given by the catalogue of the specification. */
export const specifiedError = alike(specified('8'));

/** Code from the catalogue of the specification, which does not say that it is used for this refusal. */
const mapped = (pt: string, es: string, en: string): ErrorOrigin => ({
  code: specified('8'),
  mapping: chosen(pt, es, en, '8'),
});

export const foreignCustomer = mapped(
  'A especificação diz que 401 é falta de autorização e que um cliente é só de quem o criou; que o primeiro responda ao segundo é leitura nossa.',
  'La especificación dice que 401 es falta de autorización y que un cliente es solo de quien lo creó; que lo primero responda a lo segundo es interpretación nuestra.',
  'The specification says that 401 is unauthorised and that a customer belongs to its creator; that the former is the response to the latter is our reading.',
);
export const wrongBody = mapped(
  'A especificação dá o código de um corpo inválido e 422 para a validação; 413 para um corpo acima da medida e 415 para outra codificação são da sandbox.',
  'La especificación da el código de un cuerpo no válido y 422 para la validación; 413 para un cuerpo demasiado grande y 415 para otra codificación son del sandbox.',
  'The specification gives the code for an invalid body and 422 for validation; 413 for a body that is too large and 415 for another encoding are the sandbox’s choice.',
);
export const businessFamily = mapped(
  'A especificação dá o nome do código e o de cada estado HTTP; não diz que recusa dá qual. A sandbox junta-os pelo sentido dos nomes.',
  'La especificación da el nombre del código y el de cada estado HTTP; no dice qué rechazo da cuál. El sandbox los relaciona por el significado de los nombres.',
  'The specification names the code and each HTTP status; it does not say which refusal returns which. The sandbox pairs them by the meaning of the names.',
);
export const limitPassed = mapped(
  'A especificação diz «limite excedido ou não atingido»; a sandbox usa-o, com 400, para os montantes de um método, uma captura acima do autorizado e um reembolso acima do que resta.',
  'La especificación dice «límite excedido o no alcanzado»; el sandbox lo usa, con 400, para los importes de un método, una captura por encima de lo autorizado y un reembolso por encima de lo que queda.',
  'The specification says “limit exceeded or not reached”; the sandbox uses it, with 400, for the amounts of a method, a capture above the authorised amount and a refund above what is left.',
);
export const anyUnknown = mapped(
  'A especificação chama-lhe transação desconhecida; a sandbox usa-o para qualquer identificador desconhecido, o de outra entidade incluído, para que não se possam adivinhar.',
  'La especificación lo llama transacción desconocida; el sandbox lo usa para cualquier identificador desconocido, incluido el de otra entidad, para que no se puedan adivinar.',
  'The specification calls it an unknown transaction; the sandbox uses it for any unknown id, including another entity’s, so that ids cannot be probed.',
);
export const acquirer = mapped(
  'A especificação dá o código e diz que 502 é um erro do adquirente; a família é escolha da sandbox. Num pagamento já aceite, o código vem em `paymentMethod.result`.',
  'La especificación da el código y dice que 502 es un error del adquirente; la familia es elección del sandbox. En un pago ya aceptado, el código viene en `paymentMethod.result`.',
  'The specification gives the code and says that 502 is an acquirer error; the family is the sandbox’s choice. On a payment already accepted, the code comes in `paymentMethod.result`.',
);
export const customerConflict = mapped(
  'A especificação dá o código sem o estado nem a família; a sandbox usa 409, o estado dos dados repetidos, e faz dele a sua própria família.',
  'La especificación da el código sin el estado ni la familia; el sandbox usa 409, el estado de los datos repetidos, y hace de él su propia familia.',
  'The specification gives the code without a status or family; the sandbox uses 409, the status for duplicate data, and makes it a family of its own.',
);

/** Code that only a webhook sample shows. */
export const issuerDeclined: ErrorOrigin = {
  code: published('olderGuides', 'paymentMethod.result of a webhook'),
  mapping: chosen(
    'Visto só em `paymentMethod.result`; a sandbox dá-o a cada recusa do banco emissor, e a família é escolha sua.',
    'Visto solo en `paymentMethod.result`; el sandbox lo da en cada rechazo del banco emisor, y la familia es elección suya.',
    'Only seen in `paymentMethod.result`; the sandbox returns it whenever the issuing bank declines, and the family is its choice.',
  ),
};
