import { specified } from '../../provenance/origin.ts';
import type { SoapError } from './soapError.ts';

/** Codes of doWebPayment and checkWebPayment. */
export const webErrors = {
  '0031': {
    origin: specified('guides 8.2'),
    retryable: true,
    words: {
      pt: 'Não foi possível processar o pedido',
      es: 'No se ha podido procesar la solicitud',
      en: 'The request could not be processed',
    },
    cause: {
      pt: 'Uma falha do serviço impediu a operação.',
      es: 'Un fallo del servicio impidió la operación.',
      en: 'A fault in the service prevented the operation.',
    },
    remedy: {
      pt: 'Repita daqui a pouco; se persistir, fale com o suporte.',
      es: 'Repita dentro de un rato; si persiste, hable con soporte.',
      en: 'Retry a little later; if it persists, contact support.',
    },
  },
  '0032': {
    origin: specified('guides 8.2'),
    retryable: false,
    words: { pt: 'Faltam campos: {fields}', es: 'Faltan campos: {fields}', en: 'Missing fields: {fields}' },
    cause: {
      pt: 'O pedido não traz os campos que a mensagem nomeia.',
      es: 'La solicitud no trae los campos que nombra el mensaje.',
      en: 'The request lacks the fields named in the message.',
    },
    remedy: {
      pt: 'Acrescente-os; `order.amount` é sempre obrigatório.',
      es: 'Añádalos; `order.amount` es siempre obligatorio.',
      en: 'Add them; `order.amount` is always required.',
    },
  },
  '0033': {
    origin: specified('guides 8.2'),
    retryable: false,
    words: { pt: 'Dados inválidos', es: 'Datos no válidos', en: 'Invalid data' },
    cause: {
      pt: 'Um URL de retorno, um dado do comprador ou uma morada não é válido, ou a entidade não tem o pagamento indicado.',
      es: 'Una URL de retorno, un dato del comprador o una dirección no es válida, o la entidad no tiene el pago indicado.',
      en: "A return URL, one of the buyer's details or an address is not valid, or the entity does not have the named payment.",
    },
    remedy: {
      pt: 'Envie URL completos, um e-mail completo, países com duas letras e só pagamentos da entidade.',
      es: 'Envíe URL completas, un correo completo, países con dos letras y solo pagos de la entidad.',
      en: "Send full URLs, a full email address, two-letter countries and only the entity's own payments.",
    },
  },
  '0034': {
    origin: specified('guides 8.2'),
    retryable: false,
    words: {
      pt: 'Referência já processada',
      es: 'Referencia ya procesada',
      en: 'Reference already processed',
    },
    cause: {
      pt: 'O pagamento indicado já foi processado: na sandbox, está pago, autorizado ou cancelado, passou do prazo ou espera que o cliente o aprove.',
      es: 'El pago indicado ya se procesó: en el sandbox, está pagado, autorizado o cancelado, pasó su plazo o espera a que el cliente lo apruebe.',
      en: 'The named payment has already been processed: in the sandbox, it is paid, authorised or cancelled, past its deadline, or waiting for the customer to approve it.',
    },
    remedy: {
      pt: 'Verifique-o com `checkWebPayment`. Só abra a página de um pagamento novo se este já não puder ser pago.',
      es: 'Compruébelo con `checkWebPayment`. Abra la página de un pago nuevo solo si este ya no se puede pagar.',
      en: 'Check it with `checkWebPayment`. Open the page of a new payment only when this one can no longer be paid.',
    },
  },
  '0035': {
    origin: specified('guides 8.2'),
    retryable: false,
    words: { pt: 'Montante inválido', es: 'Importe no válido', en: 'Invalid amount' },
    cause: {
      pt: 'O montante não é um inteiro acima de zero, ou está fora dos limites do método.',
      es: 'El importe no es un entero mayor que cero, o está fuera de los límites del método.',
      en: 'The amount is not an integer above zero, or is outside the limits of the method.',
    },
    remedy: {
      pt: 'Envie cêntimos e respeite os limites do back-office.',
      es: 'Envíe céntimos y respete los límites del back-office.',
      en: 'Send cents and stay within the limits in the back office.',
    },
  },
  '0036': {
    origin: specified('guides 8.2'),
    retryable: false,
    words: {
      pt: 'Datas de validade inválidas',
      es: 'Fechas de validez no válidas',
      en: 'Invalid validity dates',
    },
    cause: {
      pt: 'O fim é anterior ao início ou já passou.',
      es: 'El fin es anterior al inicio o ya pasó.',
      en: 'The end is before the start or already past.',
    },
    remedy: {
      pt: 'Envie um `order.validEndDate` posterior a `order.validStartDate` e ao momento atual.',
      es: 'Envíe un `order.validEndDate` posterior a `order.validStartDate` y al momento actual.',
      en: 'Send an `order.validEndDate` after `order.validStartDate` and after now.',
    },
  },
  '0037': {
    origin: specified('guides 8.2'),
    retryable: false,
    words: {
      pt: 'Métodos de pagamento indisponíveis',
      es: 'Métodos de pago no disponibles',
      en: 'Payment methods unavailable',
    },
    cause: {
      pt: 'A entidade não contratou nenhum dos métodos pedidos em `method`.',
      es: 'La entidad no ha contratado ninguno de los métodos pedidos en `method`.',
      en: 'The entity has contracted none of the methods requested in `method`.',
    },
    remedy: {
      pt: 'Retire os métodos em falta ou contrate-os no back-office.',
      es: 'Quite los métodos que faltan o contrátelos en el back-office.',
      en: 'Remove the missing methods or contract them in the back office.',
    },
  },
  '0038': {
    origin: specified('guides 8.2'),
    retryable: false,
    words: {
      pt: 'Código de conta bancária inválido',
      es: 'Código de cuenta bancaria no válido',
      en: 'Invalid bank data code',
    },
    cause: {
      pt: '`bankAccountCode` não é de uma conta da entidade.',
      es: '`bankAccountCode` no es de una cuenta de la entidad.',
      en: "`bankAccountCode` does not belong to any of the entity's accounts.",
    },
    remedy: {
      pt: 'Copie o código do back-office ou omita-o para usar a conta principal.',
      es: 'Copie el código del back-office u omítalo para usar la cuenta principal.',
      en: 'Copy the code from the back office, or leave it out to use the main account.',
    },
  },
  '0039': {
    origin: specified('guides 8.2'),
    retryable: false,
    words: {
      pt: 'Prazo do contrato ultrapassado',
      es: 'Plazo del contrato superado',
      en: 'Contract deadline exceeded',
    },
    cause: {
      pt: 'O contrato da entidade terminou antes da validade pedida.',
      es: 'El contrato de la entidad terminó antes de la validez pedida.',
      en: "The entity's contract ends before the requested validity.",
    },
    remedy: {
      pt: 'Encurte a validade ou renove o contrato.',
      es: 'Acorte la validez o renueve el contrato.',
      en: 'Shorten the validity or renew the contract.',
    },
  },
  '0040': {
    origin: specified('guides 8.2'),
    retryable: false,
    words: {
      pt: 'Montante máximo ultrapassado',
      es: 'Importe máximo superado',
      en: 'Ceiling amount exceeded',
    },
    cause: {
      pt: 'O montante ultrapassa o que a entidade pode cobrar.',
      es: 'El importe supera lo que la entidad puede cobrar.',
      en: 'The amount exceeds what the entity can charge.',
    },
    remedy: {
      pt: 'Divida o pagamento ou peça um limite maior.',
      es: 'Divida el pago o pida un límite mayor.',
      en: 'Split the payment or ask for a higher limit.',
    },
  },
  '0041': {
    origin: specified('guides 8.3'),
    retryable: false,
    words: { pt: 'Faltam campos', es: 'Faltan campos', en: 'Missing fields' },
    cause: {
      pt: 'O pedido não traz `token` nem `paymentId`.',
      es: 'La solicitud no trae `token` ni `paymentId`.',
      en: 'The request carries neither `token` nor `paymentId`.',
    },
    remedy: {
      pt: 'Envie o token que veio na query do URL de retorno.',
      es: 'Envíe el token que llegó en la query de la URL de retorno.',
      en: 'Send the token from the query of the return URL.',
    },
  },
  '0042': {
    origin: specified('guides 8.3'),
    retryable: false,
    words: { pt: 'Pagamento não encontrado', es: 'Pago no encontrado', en: 'No payment found' },
    cause: {
      pt: 'Não há pagamento com este token, identificador ou hash nesta entidade.',
      es: 'No hay pago con este token, identificador o hash en esta entidad.',
      en: 'This entity has no payment with this token, id or hash.',
    },
    remedy: {
      pt: 'Confirme o NIF em `entity.nif` e o ambiente em que o pagamento foi criado.',
      es: 'Compruebe el NIF en `entity.nif` y el entorno en que se creó el pago.',
      en: 'Check the tax number in `entity.nif` and the environment where the payment was created.',
    },
  },
} as const satisfies Record<string, SoapError>;
