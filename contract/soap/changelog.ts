import { say, type Words } from '../words/locales.ts';

export const soapChangelog: readonly { version: string; date: string; words: Words }[] = [
  { version: '1.0', date: '2016-03-07', words: say('Primeira versão', 'Primera versión', 'First version') },
  {
    version: '1.1',
    date: '2016-04-07',
    words: say(
      'Correção das datas; `paymentId` em `doWebPayment`',
      'Corrección de las fechas; `paymentId` en `doWebPayment`',
      'Dates corrected; `paymentId` in `doWebPayment`',
    ),
  },
  {
    version: '1.2',
    date: '2016-04-14',
    words: say(
      'Novos métodos `saveEntityPayments` e `getEntityPayments`',
      'Nuevos métodos `saveEntityPayments` y `getEntityPayments`',
      'New methods `saveEntityPayments` and `getEntityPayments`',
    ),
  },
  {
    version: '1.3',
    date: '2016-06-21',
    words: say('Tipos dos pedidos', 'Tipos de las solicitudes', 'Request types'),
  },
  {
    version: '1.4',
    date: '2016-07-06',
    words: say(
      'Novo método `subscribeToWebhook`',
      'Nuevo método `subscribeToWebhook`',
      'New method `subscribeToWebhook`',
    ),
  },
  {
    version: '1.5',
    date: '2017-02-09',
    words: say(
      'Campos `method` e `mbwPayment`',
      'Campos `method` y `mbwPayment`',
      'Fields `method` and `mbwPayment`',
    ),
  },
  {
    version: '1.6',
    date: '2017-03-14',
    words: say('Campo `paymentId`', 'Campo `paymentId`', 'Field `paymentId`'),
  },
  {
    version: '1.7',
    date: '2017-06-22',
    words: say(
      'Dados do produto em `createPaymentReference`',
      'Datos del producto en `createPaymentReference`',
      'Product data in `createPaymentReference`',
    ),
  },
  {
    version: '1.8',
    date: '2017-08-30',
    words: say(
      'Dados do produto em `doWebPayment`',
      'Datos del producto en `doWebPayment`',
      'Product data in `doWebPayment`',
    ),
  },
  {
    version: '1.9',
    date: '2018-02-21',
    words: say('Datas de validade', 'Fechas de validez', 'Validity dates'),
  },
  {
    version: '1.10',
    date: '2018-04-04',
    words: say(
      'Página de recursos, com cartões de teste',
      'Página de recursos, con tarjetas de prueba',
      'Resources page, with test cards',
    ),
  },
  {
    version: '1.11',
    date: '2018-07-11',
    words: say(
      'Datas de validade em três métodos',
      'Fechas de validez en tres métodos',
      'Validity dates in three methods',
    ),
  },
  {
    version: '1.12',
    date: '2018-07-26',
    words: say('A biblioteca mudou de lugar', 'La biblioteca cambió de lugar', 'The library was moved'),
  },
  {
    version: '1.13',
    date: '2018-08-14',
    words: say(
      'Vários métodos de pagamento em `doWebPayment`',
      'Varios métodos de pago en `doWebPayment`',
      'Several payment methods in `doWebPayment`',
    ),
  },
  {
    version: '1.14',
    date: '2018-11-26',
    words: say(
      'Escolha do tipo de referência',
      'Elección del tipo de referencia',
      'Choice of reference type',
    ),
  },
  {
    version: '1.15',
    date: '2019-02-22',
    words: say(
      'Comissões e dados da transferência',
      'Comisiones y datos de la transferencia',
      'Fees and transfer details',
    ),
  },
  { version: '1.16', date: '2019-04-16', words: say('Reembolsos', 'Reembolsos', 'Refunds') },
  {
    version: '1.17',
    date: '2019-07-23',
    words: say('Campo `bankAccountCode`', 'Campo `bankAccountCode`', 'Field `bankAccountCode`'),
  },
  {
    version: '1.18',
    date: '2019-08-19',
    words: say(
      'Fuso horário na autenticação',
      'Zona horaria en la autenticación',
      'Time zone in authentication',
    ),
  },
  {
    version: '1.19',
    date: '2019-11-15',
    words: say('Dados da fatura', 'Datos de la factura', 'Invoice fields'),
  },
  { version: '1.20', date: '2020-07-20', words: say('Moradas', 'Direcciones', 'Addresses') },
  {
    version: '1.21',
    date: '2020-10-26',
    words: say('Evento `payment_refunded`', 'Evento `payment_refunded`', 'Event `payment_refunded`'),
  },
  {
    version: '1.22',
    date: '2021-02-23',
    words: say(
      'Nomes dos parâmetros uniformizados',
      'Nombres de los parámetros unificados',
      'Parameter naming unified',
    ),
  },
];
