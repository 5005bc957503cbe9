import { say, type Words } from '../words/locales.ts';

const changes: Readonly<Record<string, Words>> = {
  '1.0 2016-03-07': say('Primeira versão', 'Primera versión', 'First version'),
  '1.1 2016-04-07': say(
    'Correção das datas; `paymentId` em `doWebPayment`',
    'Corrección de las fechas; `paymentId` en `doWebPayment`',
    'Dates corrected; `paymentId` in `doWebPayment`',
  ),
  '1.2 2016-04-14': say(
    'Novos métodos `saveEntityPayments` e `getEntityPayments`',
    'Nuevos métodos `saveEntityPayments` y `getEntityPayments`',
    'New methods `saveEntityPayments` and `getEntityPayments`',
  ),
  '1.3 2016-06-21': say('Tipos dos pedidos', 'Tipos de las solicitudes', 'Request types'),
  '1.4 2016-07-06': say(
    'Novo método `subscribeToWebhook`',
    'Nuevo método `subscribeToWebhook`',
    'New method `subscribeToWebhook`',
  ),
  '1.5 2017-02-09': say(
    'Campos `method` e `mbwPayment`',
    'Campos `method` y `mbwPayment`',
    'Fields `method` and `mbwPayment`',
  ),
  '1.6 2017-03-14': say('Campo `paymentId`', 'Campo `paymentId`', 'Field `paymentId`'),
  '1.7 2017-06-22': say(
    'Dados do produto em `createPaymentReference`',
    'Datos del producto en `createPaymentReference`',
    'Product data in `createPaymentReference`',
  ),
  '1.8 2017-08-30': say(
    'Dados do produto em `doWebPayment`',
    'Datos del producto en `doWebPayment`',
    'Product data in `doWebPayment`',
  ),
  '1.9 2018-02-21': say('Datas de validade', 'Fechas de validez', 'Validity dates'),
  '1.10 2018-04-04': say(
    'Página de recursos, com cartões de teste',
    'Página de recursos, con tarjetas de prueba',
    'Resources page, with test cards',
  ),
  '1.11 2018-07-11': say(
    'Datas de validade em três métodos',
    'Fechas de validez en tres métodos',
    'Validity dates in three methods',
  ),
  '1.12 2018-07-26': say('A biblioteca mudou de lugar', 'La biblioteca cambió de lugar', 'The library was moved'),
  '1.13 2018-08-14': say(
    'Vários métodos de pagamento em `doWebPayment`',
    'Varios métodos de pago en `doWebPayment`',
    'Several payment methods in `doWebPayment`',
  ),
  '1.14 2018-11-26': say(
    'Escolha do tipo de referência',
    'Elección del tipo de referencia',
    'Choice of reference type',
  ),
  '1.15 2019-02-22': say(
    'Comissões e dados da transferência',
    'Comisiones y datos de la transferencia',
    'Fees and transfer details',
  ),
  '1.16 2019-04-16': say('Reembolsos', 'Reembolsos', 'Refunds'),
  '1.17 2019-07-23': say('Campo `bankAccountCode`', 'Campo `bankAccountCode`', 'Field `bankAccountCode`'),
  '1.18 2019-08-19': say(
    'Fuso horário na autenticação',
    'Zona horaria en la autenticación',
    'Time zone in authentication',
  ),
  '1.19 2019-11-15': say('Dados da fatura', 'Datos de la factura', 'Invoice fields'),
  '1.20 2020-07-20': say('Moradas', 'Direcciones', 'Addresses'),
  '1.21 2020-10-26': say('Evento `payment_refunded`', 'Evento `payment_refunded`', 'Event `payment_refunded`'),
  '1.22 2021-02-23': say(
    'Nomes dos parâmetros uniformizados',
    'Nombres de los parámetros unificados',
    'Parameter naming unified',
  ),
};

export const soapChangelog = Object.entries(changes).map(([key, words]) => {
  const [version = '', date = ''] = key.split(' ');
  return { version, date, words };
});
