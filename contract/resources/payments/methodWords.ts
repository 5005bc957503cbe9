import { say, type Words } from '../../words/locales.ts';

export const methodWords = {
  methodCode: say(
    'Método de pagamento: `CC` cartão, `MB` referência Multibanco, `MW` MB WAY.',
    'Método de pago: `CC` tarjeta, `MB` referencia Multibanco, `MW` MB WAY.',
    'Payment method: `CC` card, `MB` Multibanco reference, `MW` MB WAY.',
  ),
  methodType: say(
    'Forma de processar o método: `NORMAL` e `REALTIME` para Multibanco (só `REALTIME` se pode cancelar), `TPA` para terminais, `DEFAULT` para o que a entidade tem configurado.',
    'Forma de procesar el método: `NORMAL` y `REALTIME` para Multibanco (solo `REALTIME` se puede cancelar), `TPA` para terminales, `DEFAULT` para lo que la entidad tiene configurado.',
    'How the method is processed: `NORMAL` and `REALTIME` for Multibanco (only `REALTIME` can be cancelled), `TPA` for terminals, `DEFAULT` for whatever the entity has configured.',
  ),
  resultCode: say(
    'Código do catálogo de erros, quase sempre da família do adquirente (`e04020` recusado na aplicação, `e04201` expirado).',
    'Código del catálogo de errores, casi siempre del adquirente (`e04020` rechazado en la aplicación, `e04201` caducado).',
    "Code from the error catalogue, nearly always the acquirer's (`e04020` declined in the app, `e04201` expired).",
  ),
  resultMessage: say(
    'Explicação do código, no idioma do cabeçalho `Accept-Language`.',
    'Explicación del código, en el idioma de la cabecera `Accept-Language`.',
    'Explanation of the code, in the language of the `Accept-Language` header.',
  ),
  resultCreatedAt: say('Quando o método respondeu.', 'Cuándo respondió el método.', 'When the method responded.'),
  methodResult: say(
    'Última resposta negativa do método, quando chega depois da resposta ao pedido; ausente enquanto nada falhou.',
    'Última respuesta negativa del método, cuando llega después de la respuesta a la solicitud; ausente mientras nada ha fallado.',
    "The method's last negative result, when it comes after the response to the request; absent while nothing has failed.",
  ),
  methodUuid: say(
    'Identificador de um método guardado do cliente; nulo ou ausente quando o método não está guardado.',
    'Identificador de un método guardado del cliente; nulo o ausente cuando el método no está guardado.',
    'Id of a method saved for the customer; null or absent when the method is not saved.',
  ),
  methodPhone: say(
    'Telemóvel MB WAY: indicativo do país, cardinal e número, como em `351#912345678`. Obrigatório com `MW`; pago ou cancelado o pagamento, só ficam visíveis os três últimos dígitos.',
    'Móvil MB WAY: prefijo del país, almohadilla y número, como en `351#912345678`. Obligatorio con `MW`; pagado o cancelado el pago, solo quedan visibles los tres últimos dígitos.',
    'MB WAY phone: country code, hash sign and number, as in `351#912345678`. Required with `MW`; once the payment is paid or cancelled, only the last three digits stay visible.',
  ),
  createRegistration: say(
    'Guarda o método sem perguntar ao pagador, depois de um pagamento com sucesso. Exige `customer.uuid` (senão `e05001`).',
    'Guarda el método sin preguntar al pagador, tras un pago con éxito. Exige `customer.uuid` (si no, `e05001`).',
    'Saves the method after a successful payment, without asking the payer. Needs `customer.uuid` (otherwise `e05001`).',
  ),
  allowRegistration: say(
    'Deixa o pagador escolher na página de pagamento se guarda o método. Exige `customer.uuid` (senão `e05001`); só com cartão e MB WAY.',
    'Deja que el pagador elija en la página de pago si guarda el método. Exige `customer.uuid` (si no, `e05001`); solo con tarjeta y MB WAY.',
    'Lets the payer choose on the payment page whether to save the method. Needs `customer.uuid` (otherwise `e05001`); card and MB WAY only.',
  ),
  methodDetailsRequest: say(
    'O que o método precisa de saber: o telemóvel no MB WAY, e se o método fica guardado.',
    'Lo que el método necesita saber: el móvil en MB WAY, y si el método se guarda.',
    'What the method needs: the phone for MB WAY, and whether the method is saved.',
  ),
  paymentMethodRequest: say(
    'Método com que se paga: um `code`, com o telemóvel no caso do MB WAY, ou o `uuid` de um método guardado.',
    'Método con el que se paga: un `code`, con el móvil en el caso de MB WAY, o el `uuid` de un método guardado.',
    'Payment method: a `code`, with the phone for MB WAY, or the `uuid` of a saved method.',
  ),
  phoneCountryCode: say(
    'Indicativo do país do telemóvel, sem `+`.',
    'Prefijo del país del móvil, sin `+`.',
    "The phone's country code, without `+`.",
  ),
  last3Digits: say(
    'Três últimos dígitos do telemóvel.',
    'Tres últimos dígitos del móvil.',
    'Last three digits of the phone.',
  ),
  brand: say('Marca do cartão.', 'Marca de la tarjeta.', 'Card brand.'),
  last4Digits: say(
    'Quatro últimos dígitos do cartão. Atenção ao `D` maiúsculo: nas contas bancárias o campo escreve-se `last4digits`.',
    'Cuatro últimos dígitos de la tarjeta. Atención a la `D` mayúscula: en las cuentas bancarias el campo se escribe `last4digits`.',
    'Last four digits of the card. Note the capital `D`: on bank accounts the field is spelt `last4digits`.',
  ),
  holder: say('Nome do titular do cartão.', 'Nombre del titular de la tarjeta.', 'Cardholder name.'),
  expiryMonth: say(
    'Mês de validade do cartão, com dois dígitos.',
    'Mes de caducidad de la tarjeta, con dos dígitos.',
    'Card expiry month, two digits.',
  ),
  expiryYear: say(
    'Ano de validade do cartão, com quatro dígitos.',
    'Año de caducidad de la tarjeta, con cuatro dígitos.',
    'Card expiry year, four digits.',
  ),
  methodDetails: say(
    'O que se sabe do método: telemóvel no MB WAY, cartão nos pagamentos com cartão.',
    'Lo que se sabe del método: móvil en MB WAY, tarjeta en los pagos con tarjeta.',
    'What is known about the method: the phone for MB WAY, the card for card payments.',
  ),
  registration: say(
    'Identificador do método guardado para o cliente, o mesmo de `paymentMethod.uuid`; ausente se não está guardado.',
    'Identificador del método guardado para el cliente, el mismo de `paymentMethod.uuid`; ausente si no está guardado.',
    'Id of the method saved for the customer, the same as `paymentMethod.uuid`; absent when it is not saved.',
  ),
  maskedPhone: say(
    'Telemóvel que pagou, reduzido ao indicativo e aos três últimos dígitos.',
    'Móvil que pagó, reducido al prefijo y a los tres últimos dígitos.',
    'Phone that paid, reduced to the country code and last three digits.',
  ),
  resultDetails: say(
    'O que o método devolveu: telemóvel mascarado e, se ficou guardado, o identificador.',
    'Lo que devolvió el método: móvil enmascarado y, si quedó guardado, su identificador.',
    'What the method returned: the masked phone and, when it was saved, its id.',
  ),
  paymentMethod: say(
    'Método com que o pagamento foi feito ou está a ser tentado.',
    'Método con el que se hizo o se está intentando el pago.',
    'Method the payment was made, or is being attempted, with.',
  ),
  availableMethodDetails: say(
    'Reservado; envie os dados do pagador em `paymentMethod.details`.',
    'Reservado; envíe los datos del pagador en `paymentMethod.details`.',
    "Reserved; send the payer's data in `paymentMethod.details`.",
  ),
  availableMethodRequest: say(
    'Método que o pagador pode usar, com o tipo quando não se quer o configurado.',
    'Método que el pagador puede usar, con el tipo cuando no se quiere el configurado.',
    'Method the payer can use, with its type when you do not want the configured one.',
  ),
  methodName: say(
    'Nome do método para mostrar ao pagador, no idioma do cabeçalho `Accept-Language`.',
    'Nombre del método para mostrar al pagador, en el idioma de la cabecera `Accept-Language`.',
    'Name of the method to show the payer, in the language of the `Accept-Language` header.',
  ),
  availableMethod: say(
    'Método que o pagador pode usar, com o nome para lho mostrar.',
    'Método que el pagador puede usar, con el nombre para mostrárselo.',
    'Method the payer can use, with the name to show.',
  ),
} as const satisfies Record<string, Words>;
