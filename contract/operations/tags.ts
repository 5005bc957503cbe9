import { say, type Words } from '../words/locales.ts';
import type { Operation } from './operation.ts';

/** A chapter of the reference. */
export interface Tag {
  /** As in the URL fragment `#tag/{id}`. */
  id: string;
  label: Words;
  words: Words;
}

const tag = (id: string, label: Words, words: Words): Tag => ({ id, label, words });

/** Chapters of the reference, in their order. */
export const tags: readonly Tag[] = [
  tag(
    'entities',
    say('Entidades', 'Entidades', 'Entities'),
    say(
      'Registar comerciantes e consultar o estado da adesão.',
      'Registrar comercios y consultar el estado del alta.',
      'Register merchants and read their registration state.',
    ),
  ),
  tag(
    'checkouts',
    say('Checkouts', 'Checkouts', 'Checkouts'),
    say(
      'Páginas de pagamento: por redirecionamento, dentro da sua página ou numa aplicação.',
      'Páginas de pago: con redirección, dentro de su página o en una aplicación.',
      'Payment pages: by redirect, inside your page or in an app.',
    ),
  ),
  tag(
    'customers',
    say('Clientes', 'Clientes', 'Customers'),
    say(
      'Quem paga: criar, consultar, atualizar e eliminar clientes.',
      'Quién paga: crear, consultar, actualizar y eliminar clientes.',
      'Who pays: create, read, update and delete customers.',
    ),
  ),
  tag(
    'customer-entities',
    say('Entidades de um cliente', 'Entidades de un cliente', 'Customer entities'),
    say(
      'Partilhar um cliente com outras entidades.',
      'Compartir un cliente con otras entidades.',
      'Share a customer with other entities.',
    ),
  ),
  tag(
    'customer-payment-methods',
    say('Métodos guardados', 'Métodos guardados', 'Customer payment methods'),
    say(
      'Cartões e telemóveis guardados de um cliente.',
      'Tarjetas y móviles guardados de un cliente.',
      'Cards and phones saved for a customer.',
    ),
  ),
  tag(
    'payments',
    say('Pagamentos', 'Pagos', 'Payments'),
    say(
      'Cobrar por MB WAY e Multibanco, consultar, corrigir, cancelar, capturar e reembolsar.',
      'Cobrar con MB WAY y Multibanco, consultar, corregir, cancelar, capturar y reembolsar.',
      'Charge by MB WAY and Multibanco; read, correct, cancel, capture and refund.',
    ),
  ),
  tag(
    'terminals',
    say('Terminais', 'Terminales', 'Terminals'),
    say(
      'Terminais de pagamento, e pagamentos e reembolsos enviados a um terminal cloud.',
      'Terminales de pago, y pagos y reembolsos enviados a un terminal cloud.',
      'Payment terminals, and the payments and refunds sent to a cloud terminal.',
    ),
  ),
  tag(
    'webhooks',
    say('Webhooks', 'Webhooks', 'Webhooks'),
    say(
      'Pedir que cada evento seja entregue, assinado, num URL seu.',
      'Pedir que cada evento se entregue, firmado, en una URL suya.',
      'Have each event delivered, signed, to your own URL.',
    ),
  ),
  tag(
    'available-methods',
    say('Métodos disponíveis', 'Métodos disponibles', 'Available methods'),
    say(
      'Com que se pode pagar um montante.',
      'Con qué se puede pagar un importe.',
      'The methods that can pay an amount.',
    ),
  ),
  tag(
    'reference-ranges',
    say('Gamas de referências', 'Rangos de referencias', 'Reference ranges'),
    say(
      'Referências Multibanco que a entidade pode emitir.',
      'Referencias Multibanco que la entidad puede emitir.',
      'Multibanco references the entity can issue.',
    ),
  ),
  tag(
    'bank-accounts',
    say('Contas bancárias', 'Cuentas bancarias', 'Bank accounts'),
    say(
      'Contas que recebem o dinheiro.',
      'Cuentas que reciben el dinero.',
      'Accounts that receive the money.',
    ),
  ),
  tag(
    'sdk',
    say('SDK', 'SDK', 'SDK'),
    say(
      'Clientes gerados para esta API.',
      'Clientes generados para esta API.',
      'Clients generated for this API.',
    ),
  ),
  tag(
    'api-errors',
    say('Erros da API', 'Errores de la API', 'API errors'),
    say('O catálogo de erros.', 'El catálogo de errores.', 'The error catalogue.'),
  ),
  tag(
    'token',
    say('Token', 'Token', 'Token'),
    say(
      'Páginas de pagamento do fluxo antigo.',
      'Páginas de pago del flujo antiguo.',
      'Payment pages from the old flow.',
    ),
  ),
];

/** The one chapter of the sandbox's own description. */
export const controlTags: readonly Tag[] = [
  tag(
    'control',
    say('Comandos', 'Controles', 'Controls'),
    say(
      'A caixa Multibanco, o telemóvel, os terminais, o relógio, as entregas e o registo de chamadas.',
      'El cajero, el móvil, los terminales, el reloj, las entregas y el registro de llamadas.',
      'The ATM, the phone, the terminals, the clock, the deliveries and the request log.',
    ),
  ),
];

/** Operations in the order of their chapters; within one, as the contract lists them. */
export function inChapters<T extends Readonly<Record<string, Operation>>>(
  all: T,
  chapters: readonly Tag[],
): [string, Operation][] {
  const entries = Object.entries<Operation>(all);
  return chapters.flatMap(({ id }) => entries.filter(([, operation]) => operation.tag === id));
}
