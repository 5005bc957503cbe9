import type { SoapError } from '../../errors/errorRow.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import { checkToken, failingProduct, later, met, past, stated, web } from '../sketchedCalls.ts';

export const webErrors = {
  '0031': {
    ...stated('guides 8.2'),
    retryable: true,
    words: say(
      'Não foi possível processar o pedido',
      'No se ha podido procesar la solicitud',
      'The request could not be processed',
    ),
    cause: say(
      'Uma falha do serviço impediu a operação.',
      'Un fallo del servicio impidió la operación.',
      'A fault in the service prevented the operation.',
    ),
    remedy: say(
      'Repita daqui a pouco; se persistir, fale com o suporte.',
      'Repita dentro de un rato; si persiste, hable con soporte.',
      'Retry a little later; if it persists, contact support.',
    ),
    provocation: met(web({ productCode: failingProduct('0031') })),
    tried: 'outside',
  },
  '0032': {
    ...stated('guides 8.2'),
    words: say('Faltam campos: {fields}', 'Faltan campos: {fields}', 'Missing fields: {fields}'),
    cause: say(
      'O pedido não traz os campos que a mensagem nomeia.',
      'La solicitud no trae los campos que nombra el mensaje.',
      'The request lacks the fields named in the message.',
    ),
    remedy: say(
      'Acrescente-os; `order.amount` é sempre obrigatório.',
      'Añádalos; `order.amount` es siempre obligatorio.',
      'Add them; `order.amount` is always required.',
    ),
    provocation: met({ method: 'doWebPayment', request: { order: {}, method: 'CC' } }),
    tried: web({}),
  },
  '0033': {
    ...stated('guides 8.2'),
    words: say('Dados inválidos', 'Datos no válidos', 'Invalid data'),
    cause: say(
      'Um URL de retorno, um dado do comprador ou uma morada não é válido, ou a entidade não tem o pagamento indicado.',
      'Una URL de retorno, un dato del comprador o una dirección no es válida, o la entidad no tiene el pago indicado.',
      "A return URL, one of the buyer's details or an address is not valid, or the entity does not have the named payment.",
    ),
    remedy: say(
      'Envie URL completos, um e-mail completo, países com duas letras e só pagamentos da entidade.',
      'Envíe URL completas, un correo completo, países con dos letras y solo pagos de la entidad.',
      "Send full URLs, a full email address, two-letter countries and only the entity's own payments.",
    ),
    provocation: met(web({}, { returnUrlSuccess: 'obrigado' })),
    tried: web({}, { returnUrlSuccess: 'https://loja.example/obrigado' }),
  },
  '0034': {
    ...stated('guides 8.2'),
    words: say('Referência já processada', 'Referencia ya procesada', 'Reference already processed'),
    cause: say(
      'O pagamento indicado já foi processado: na sandbox, está pago, autorizado ou cancelado, passou do prazo ou espera que o cliente o aprove.',
      'El pago indicado ya se procesó: en el sandbox, está pagado, autorizado o cancelado, pasó su plazo o espera a que el cliente lo apruebe.',
      'The named payment has already been processed: in the sandbox, it is paid, authorised or cancelled, past its deadline, or waiting for the customer to approve it.',
    ),
    remedy: say(
      'Verifique-o com `checkWebPayment`. Só abra a página de um pagamento novo se este já não puder ser pago.',
      'Compruébelo con `checkWebPayment`. Abra la página de un pago nuevo solo si este ya no se puede pagar.',
      'Check it with `checkWebPayment`. Open the page of a new payment only when this one can no longer be paid.',
    ),
    provocation: met(web({ paymentId: Number(seed.payments.confirmedReference) })),
    tried: { method: 'checkWebPayment', request: { paymentId: Number(seed.payments.confirmedReference) } },
  },
  '0035': {
    ...stated('guides 8.2'),
    words: say('Montante inválido', 'Importe no válido', 'Invalid amount'),
    cause: say(
      'O montante não é um inteiro acima de zero, ou está fora dos limites do método.',
      'El importe no es un entero mayor que cero, o está fuera de los límites del método.',
      'The amount is not an integer above zero, or is outside the limits of the method.',
    ),
    remedy: say(
      'Envie cêntimos e respeite os limites do back-office.',
      'Envíe céntimos y respete los límites del back-office.',
      'Send cents and stay within the limits in the back office.',
    ),
    provocation: met(web({ amount: 0 })),
    tried: web({}),
  },
  '0036': {
    ...stated('guides 8.2'),
    words: say('Datas de validade inválidas', 'Fechas de validez no válidas', 'Invalid validity dates'),
    cause: say(
      'O fim é anterior ao início ou já passou.',
      'El fin es anterior al inicio o ya pasó.',
      'The end is before the start or already past.',
    ),
    remedy: say(
      'Envie um `order.validEndDate` posterior a `order.validStartDate` e ao momento atual.',
      'Envíe un `order.validEndDate` posterior a `order.validStartDate` y al momento actual.',
      'Send an `order.validEndDate` after `order.validStartDate` and after now.',
    ),
    provocation: met(web(past)),
    tried: web(later),
  },
  '0037': {
    ...stated('guides 8.2'),
    words: say('Métodos de pagamento indisponíveis', 'Métodos de pago no disponibles', 'Payment methods unavailable'),
    cause: say(
      'A entidade não contratou nenhum dos métodos pedidos em `method`.',
      'La entidad no ha contratado ninguno de los métodos pedidos en `method`.',
      'The entity has contracted none of the methods requested in `method`.',
    ),
    remedy: say(
      'Retire os métodos em falta ou contrate-os no back-office.',
      'Quite los métodos que faltan o contrátelos en el back-office.',
      'Remove the missing methods or contract them in the back office.',
    ),
    provocation: met(web({}, { method: 'XX' })),
    tried: web({}, { method: 'CC' }),
  },
  '0038': {
    ...stated('guides 8.2'),
    words: say('Código de conta bancária inválido', 'Código de cuenta bancaria no válido', 'Invalid bank data code'),
    cause: say(
      '`bankAccountCode` não é de uma conta da entidade.',
      '`bankAccountCode` no es de una cuenta de la entidad.',
      "`bankAccountCode` does not belong to any of the entity's accounts.",
    ),
    remedy: say(
      'Copie o código do back-office ou omita-o para usar a conta principal.',
      'Copie el código del back-office u omítalo para usar la cuenta principal.',
      'Copy the code from the back office, or leave it out to use the main account.',
    ),
    provocation: met(web({}, { bankAccountCode: 'NOSUCH01' })),
    tried: web({}, { bankAccountCode: seed.bankAccounts[0].code }),
  },
  '0039': {
    ...stated('guides 8.2'),
    words: say('Prazo do contrato ultrapassado', 'Plazo del contrato superado', 'Contract deadline exceeded'),
    cause: say(
      'O contrato da entidade terminou antes da validade pedida.',
      'El contrato de la entidad terminó antes de la validez pedida.',
      "The entity's contract ends before the requested validity.",
    ),
    remedy: say(
      'Encurte a validade ou renove o contrato.',
      'Acorte la validez o renueve el contrato.',
      'Shorten the validity or renew the contract.',
    ),
    provocation: met(web({ productCode: failingProduct('0039') })),
    tried: 'outside',
  },
  '0040': {
    ...stated('guides 8.2'),
    words: say('Montante máximo ultrapassado', 'Importe máximo superado', 'Ceiling amount exceeded'),
    cause: say(
      'O montante ultrapassa o que a entidade pode cobrar.',
      'El importe supera lo que la entidad puede cobrar.',
      'The amount exceeds what the entity can charge.',
    ),
    remedy: say(
      'Divida o pagamento ou peça um limite maior.',
      'Divida el pago o pida un límite mayor.',
      'Split the payment or ask for a higher limit.',
    ),
    provocation: met(web({ productCode: failingProduct('0040') })),
    tried: 'outside',
  },
  '0041': {
    ...stated('guides 8.3'),
    words: say('Faltam campos', 'Faltan campos', 'Missing fields'),
    cause: say(
      'O pedido não traz `token` nem `paymentId`.',
      'La solicitud no trae `token` ni `paymentId`.',
      'The request carries neither `token` nor `paymentId`.',
    ),
    remedy: say(
      'Envie o token que veio na query do URL de retorno.',
      'Envíe el token que llegó en la query de la URL de retorno.',
      'Send the token from the query of the return URL.',
    ),
    provocation: met({ method: 'checkWebPayment', request: {} }),
    tried: checkToken,
  },
  '0042': {
    ...stated('guides 8.3'),
    words: say('Pagamento não encontrado', 'Pago no encontrado', 'No payment found'),
    cause: say(
      'Não há pagamento com este token, identificador ou hash nesta entidade.',
      'No hay pago con este token, identificador o hash en esta entidad.',
      'This entity has no payment with this token, id or hash.',
    ),
    remedy: say(
      'Confirme o NIF em `entity.nif` e o ambiente em que o pagamento foi criado.',
      'Compruebe el NIF en `entity.nif` y el entorno en que se creó el pago.',
      'Check the tax number in `entity.nif` and the environment where the payment was created.',
    ),
    provocation: met({ method: 'checkWebPayment', request: { token: 'NOSUCHTOKEN' } }),
    tried: checkToken,
  },
} as const satisfies Record<string, SoapError>;
