import { type Label, labelled, say } from '../words/locales.ts';
import type { Operation, ShownOperation } from './operation.ts';

export interface Tag extends Label {
  id: string;
}

const tag = (id: string, ...texts: Parameters<typeof labelled>): Tag => ({ id, ...labelled(...texts) });

export const tags: readonly Tag[] = [
  tag(
    'payments',
    say('Pagamentos', 'Pagos', 'Payments'),
    'Cobrar por MB WAY e Multibanco, consultar, corrigir, cancelar, capturar e reembolsar.',
    'Cobrar con MB WAY y Multibanco, consultar, corregir, cancelar, capturar y reembolsar.',
    'Charge by MB WAY and Multibanco; read, correct, cancel, capture and refund.',
  ),
  tag(
    'checkouts',
    say('Checkouts', 'Checkouts', 'Checkouts'),
    'Páginas de pagamento: por redirecionamento, dentro da sua página ou numa aplicação.',
    'Páginas de pago: con redirección, dentro de su página o en una aplicación.',
    'Payment pages: by redirect, inside your page or in an app.',
  ),
  tag(
    'webhooks',
    say('Webhooks', 'Webhooks', 'Webhooks'),
    'Pedir que cada evento seja entregue, assinado, num URL seu.',
    'Pedir que cada evento se entregue, firmado, en una URL suya.',
    'Have each event delivered, signed, to your own URL.',
  ),
  tag(
    'customers',
    say('Clientes', 'Clientes', 'Customers'),
    'Quem paga: criar, consultar, atualizar e eliminar clientes.',
    'Quién paga: crear, consultar, actualizar y eliminar clientes.',
    'Who pays: create, read, update and delete customers.',
  ),
  tag(
    'customer-entities',
    say('Entidades de um cliente', 'Entidades de un cliente', 'Customer entities'),
    'Partilhar um cliente com outras entidades.',
    'Compartir un cliente con otras entidades.',
    'Share a customer with other entities.',
  ),
  tag(
    'customer-payment-methods',
    say('Métodos guardados', 'Métodos guardados', 'Customer payment methods'),
    'Cartões e telemóveis guardados de um cliente.',
    'Tarjetas y móviles guardados de un cliente.',
    'Cards and phones saved for a customer.',
  ),
  tag(
    'terminals',
    say('Terminais', 'Terminales', 'Terminals'),
    'Terminais de pagamento, e pagamentos e reembolsos enviados a um terminal cloud.',
    'Terminales de pago, y pagos y reembolsos enviados a un terminal cloud.',
    'Payment terminals, and the payments and refunds sent to a cloud terminal.',
  ),
  tag(
    'entities',
    say('Entidades', 'Entidades', 'Entities'),
    'Registar comerciantes e consultar o estado da adesão.',
    'Registrar comercios y consultar el estado del alta.',
    'Register merchants and read their registration state.',
  ),
  tag(
    'available-methods',
    say('Métodos disponíveis', 'Métodos disponibles', 'Available methods'),
    'Com que se pode pagar um montante.',
    'Con qué se puede pagar un importe.',
    'The methods that can pay an amount.',
  ),
  tag(
    'reference-ranges',
    say('Gamas de referências', 'Rangos de referencias', 'Reference ranges'),
    'Referências Multibanco que a entidade pode emitir.',
    'Referencias Multibanco que la entidad puede emitir.',
    'Multibanco references the entity can issue.',
  ),
  tag(
    'bank-accounts',
    say('Contas bancárias', 'Cuentas bancarias', 'Bank accounts'),
    'Contas que recebem o dinheiro.',
    'Cuentas que reciben el dinero.',
    'Accounts that receive the money.',
  ),
  tag(
    'sdk',
    say('SDK', 'SDK', 'SDK'),
    'Clientes gerados para esta API.',
    'Clientes generados para esta API.',
    'Clients generated for this API.',
  ),
  tag(
    'api-errors',
    say('Erros da API', 'Errores de la API', 'API errors'),
    'O catálogo de erros.',
    'El catálogo de errores.',
    'The error catalogue.',
  ),
  tag(
    'token',
    say('Token', 'Token', 'Token'),
    'Páginas de pagamento do fluxo antigo.',
    'Páginas de pago del flujo antiguo.',
    'Payment pages from the old flow.',
  ),
];

/** Chapters of the control API in order; their ids differ from those of {@link tags}. */
export const controlTags: readonly Tag[] = [
  tag(
    'payers',
    say('O pagador', 'El pagador', 'The payer'),
    'Pagar uma referência na caixa Multibanco e responder a pedidos no telemóvel MB WAY.',
    'Pagar una referencia en el cajero Multibanco y responder a solicitudes en el móvil MB WAY.',
    'Pay a reference at the Multibanco ATM and answer requests on the MB WAY phone.',
  ),
  tag(
    'payment-page',
    say('A página de pagamento', 'La página de pago', 'The payment page'),
    'O que o pagador faz na página de um checkout, sem a abrir num navegador.',
    'Lo que hace el pagador en la página de un checkout, sin abrirla en un navegador.',
    'What the payer does on the page of a checkout, without opening it in a browser.',
  ),
  tag(
    'virtual-terminals',
    say('Terminais virtuais', 'Terminales virtuales', 'Virtual terminals'),
    'Ler o ecrã de um terminal, apresentar um cartão, escrever o PIN e avariar o aparelho.',
    'Leer la pantalla de un terminal, presentar una tarjeta, escribir el PIN y averiar el aparato.',
    'Read the screen of a terminal, present a card, type the PIN and break the device.',
  ),
  tag(
    'clock',
    say('O relógio', 'El reloj', 'The clock'),
    'Adiantar o tempo até um prazo e fechar o dia sem esperar pela meia-noite.',
    'Adelantar el tiempo hasta un plazo y cerrar el día sin esperar a la medianoche.',
    'Move time forward to a deadline, and close the day without waiting for midnight.',
  ),
  tag(
    'faults',
    say('Falhas', 'Fallos', 'Faults'),
    'Fazer com que as próximas chamadas da API demorem, falhem ou fiquem sem resposta.',
    'Hacer que las próximas llamadas a la API tarden, fallen o se queden sin respuesta.',
    'Make the next API calls slow, fail, or end without a response.',
  ),
  tag(
    'deliveries',
    say('Entregas e subscrições', 'Entregas y suscripciones', 'Deliveries and subscriptions'),
    'Ver cada tentativa de entrega de um webhook ou callback, reenviar, e pôr uma subscrição a falhar.',
    'Ver cada intento de entrega de un webhook o callback, reenviar, y hacer que una suscripción falle.',
    'See each attempt to deliver a webhook or callback, resend it, and make a subscription misbehave.',
  ),
  tag(
    'activity',
    say('O que aconteceu', 'Lo que ha ocurrido', 'What happened'),
    'O registo das chamadas, os pagamentos da plataforma com a sua história, e um fluxo do que muda.',
    'El registro de las llamadas, los pagos de la plataforma con su historia, y un flujo de lo que cambia.',
    "The request log, the platform's payments and their history, and a stream of what changes.",
  ),
  tag(
    'registrations',
    say('Adesões', 'Altas', 'Registrations'),
    'Decidir, em vez do fornecedor, a adesão de uma entidade.',
    'Decidir, en lugar del proveedor, el alta de una entidad.',
    "Decide on the registration of an entity in the provider's place.",
  ),
  tag(
    'state',
    say('Sandboxes e o seu estado', 'Sandboxes y su estado', 'Sandboxes and their state'),
    'Abrir uma sandbox privada, guardar-lhe o estado, importá-lo e repor os dados iniciais.',
    'Abrir un sandbox privado, guardar su estado, importarlo y restablecer los datos iniciales.',
    'Open a private sandbox, export its state, import it, and restore the initial data.',
  ),
  tag(
    'process',
    say('O processo', 'El proceso', 'The process'),
    'Saber se a sandbox está pronta, e tratar do que ela não conseguiu fazer.',
    'Saber si el sandbox está listo, y ocuparse de lo que no ha podido hacer.',
    'Check whether the sandbox is ready, and deal with what it could not do.',
  ),
];

const controlTagIds: ReadonlySet<string> = new Set([...controlTags.map(({ id }) => id), 'administration']);

/** Whether an operation belongs to the control API or the admin API, including control operations on a payment page. */
export const isControl = ({ tag: id }: Pick<Operation, 'tag'>): boolean => controlTagIds.has(id);

/** Sorts operations by chapter, and keeps their order within a chapter. */
export function inChapters(
  all: Readonly<Record<string, ShownOperation>>,
  chapters: readonly Tag[],
): [string, ShownOperation][] {
  const entries = Object.entries(all);
  return chapters.flatMap(({ id }) => entries.filter(([, operation]) => operation.tag === id));
}
