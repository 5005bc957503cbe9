import { say } from '../../words/locales.ts';
import type { ControlError } from './controlError.ts';

/** What opening, filling, saving and restoring a sandbox of one's own can be refused for. */
export const tenantErrors = {
  c0801: {
    status: 429,
    words: say(
      'Não cabem mais sandboxes privadas: o máximo em uso é {most}. Tente mais tarde.',
      'No caben más sandboxes privados: el máximo en uso es {most}. Inténtelo más tarde.',
      'No room for another private sandbox: at most {most} can be in use. Try again later.',
    ),
  },
  c0802: {
    status: 409,
    words: say(
      'Já existe uma sandbox feita desta semente: reponha-a com POST /sandbox/reset, ou envie outra semente.',
      'Ya existe un sandbox hecho con esta semilla: restablézcalo con POST /sandbox/reset, o envíe otra semilla.',
      'A sandbox with this seed already exists: reset it with POST /sandbox/reset, or send another seed.',
    ),
  },
  c0803: {
    status: 429,
    words: say(
      'Esta sandbox está cheia: guarda no máximo {most} objetos de cada tipo. Reponha-a com POST /sandbox/reset.',
      'Este sandbox está lleno: guarda como máximo {most} objetos de cada tipo. Restablézcalo con POST /sandbox/reset.',
      'This sandbox is full: it keeps at most {most} objects of each kind. Reset it with POST /sandbox/reset.',
    ),
  },
  c0804: {
    status: 409,
    words: say(
      'O estado tem {rows} linhas; só se exportam até {most}.',
      'El estado tiene {rows} filas; solo se exportan hasta {most}.',
      'The state has {rows} rows; at most {most} can be exported.',
    ),
  },
  c0805: {
    status: 422,
    words: say(
      'O estado é da versão {given}; esta sandbox lê a versão {expected}.',
      'El estado es de la versión {given}; este sandbox lee la versión {expected}.',
      'The state is of version {given}; this sandbox reads version {expected}.',
    ),
  },
  c0806: {
    status: 422,
    words: say(
      'Neste campo do estado esperava-se: {expected}.',
      'En este campo del estado se esperaba: {expected}.',
      'This field of the state should contain: {expected}.',
    ),
  },
  c0807: {
    status: 422,
    words: say(
      'O estado tem {rows} linhas; importam-se no máximo {most}.',
      'El estado tiene {rows} filas; se importan como máximo {most}.',
      'The state has {rows} rows; at most {most} can be imported.',
    ),
  },
  c0808: {
    status: 422,
    words: say(
      'Esta linha contradiz-se: as suas colunas e o seu documento não dizem o mesmo, ou falta-lhe alguma coisa.',
      'Esta fila se contradice: sus columnas y su documento no dicen lo mismo, o le falta algo.',
      'This row contradicts itself: its columns and its document do not match, or something is missing.',
    ),
  },
  c0809: {
    status: 422,
    words: say(
      'Nesta tabela há duas linhas para a mesma coisa.',
      'En esta tabla hay dos filas para lo mismo.',
      'This table has two rows about the same thing.',
    ),
  },
  c0810: {
    status: 429,
    words: say(
      'Esta sandbox já tem {most} subscrições de webhooks, e não guarda mais: apague uma com DELETE /api/webhooks.',
      'Este sandbox ya tiene {most} suscripciones a webhooks, y no guarda más: borre una con DELETE /api/webhooks.',
      'This sandbox already has {most} webhook subscriptions, the maximum: delete one with DELETE /api/webhooks.',
    ),
  },
  c0811: {
    status: 429,
    words: say(
      'Esta sandbox está cheia: guarda no máximo {megabytes} MB. Reponha-a com POST /sandbox/reset.',
      'Este sandbox está lleno: guarda como máximo {megabytes} MB. Restablézcalo con POST /sandbox/reset.',
      'This sandbox is full: it keeps at most {megabytes} MB. Reset it with POST /sandbox/reset.',
    ),
  },
} as const satisfies Record<string, ControlError>;
