import { say, type Words } from './locales.ts';

/** A chapter of the reference. */
export interface Tag {
  /** As in the address `#tag/{id}` (FACTS 2.1). */
  id: string;
  label: Words;
  words: Words;
}

/** Chapters of the reference, in their order (FACTS 2.1). */
export const tags = [
  {
    id: 'payments',
    label: say('Pagamentos', 'Pagos', 'Payments'),
    words: say(
      'Cobrar por MB WAY e Multibanco, consultar, corrigir, cancelar, capturar e reembolsar.',
      'Cobrar por MB WAY y Multibanco, consultar, corregir, cancelar, capturar y reembolsar.',
      'Charge by MB WAY and Multibanco, read, correct, cancel, capture and refund.',
    ),
  },
  {
    id: 'webhooks',
    label: say('Webhooks', 'Webhooks', 'Webhooks'),
    words: say(
      'Pedir que cada evento seja entregue, assinado, num endereço seu.',
      'Pedir que cada evento se entregue, firmado, en una dirección suya.',
      'Have each event delivered, signed, to an address of yours.',
    ),
  },
] as const satisfies readonly Tag[];

/** The one chapter of the sandbox's own description. */
export const controlTags = [
  {
    id: 'control',
    label: say('Comandos', 'Controles', 'Controls'),
    words: say(
      'A caixa Multibanco, o telemóvel, o relógio, as entregas e o registo de chamadas.',
      'El cajero, el móvil, el reloj, las entregas y el registro de llamadas.',
      'The cash machine, the phone, the clock, the deliveries and the request log.',
    ),
  },
] as const satisfies readonly Tag[];
