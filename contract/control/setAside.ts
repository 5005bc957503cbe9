import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { field, objectModel } from '../schema/field.ts';
import { dateTime, naturalQuery } from '../schema/formats.ts';
import { say } from '../words/locales.ts';
import { controlWords } from './controlWords.ts';

const itemKinds = ['payment', 'entity', 'delivery'] as const;

const w = {
  kind: say(
    'O que é: um pagamento ou uma adesão que o tempo ia mudar, ou uma entrega.',
    'Qué es: un pago o un alta que el tiempo iba a cambiar, o una entrega.',
    'What it is: a payment or a registration that was due to change, or a delivery.',
  ),
  id: say(
    'Identificador do pagamento ou da entrega, ou NIF da entidade.',
    'Identificador del pago o de la entrega, o NIF de la entidad.',
    "Id of the payment or the delivery, or the entity's tax number.",
  ),
  attempts: say(
    'Quantas vezes falhou até ser posto de parte.',
    'Cuántas veces falló hasta apartarlo.',
    'How many times it failed before it was set aside.',
  ),
  errorId: say(
    'Identificador do erro no registo de quem opera a sandbox.',
    'Identificador del error en el registro de quien opera el sandbox.',
    "Id of the error in the sandbox operator's log.",
  ),
  failedAt: say(
    'Quando falhou pela última vez, em tempo real.',
    'Cuándo falló por última vez, en tiempo real.',
    'When it last failed, in real time.',
  ),
  item: say(
    'Uma coisa que a sandbox não conseguiu fazer e pôs de parte.',
    'Algo que el sandbox no pudo hacer y apartó.',
    'Something the sandbox could not do and set aside.',
  ),
};

export const setAsideItem = objectModel('SetAsideItem', w.item, {
  kind: field(z.enum(itemKinds), w.kind, 'payment'),
  id: field(z.string(), w.id, '1101'),
  attempts: field(z.int().positive(), w.attempts, 5),
  errorId: field(z.string(), w.errorId, '1f4ad2c7-3a58-4f0e-9d3e-6f0a1c9b7e42'),
  failedAt: field(dateTime, w.failedAt, '2026-01-15T10:00:31+00:00'),
});
export type SetAsideItem = z.infer<typeof setAsideItem>;

export const itemPath = z.object({
  kind: field(z.enum(itemKinds), w.kind, 'payment'),
  id: field(z.string().max(20), w.id, '1101'),
});

const ofProcess = { tag: 'process', auth: 'platform' } as const;

/** Operations on failed work that was set aside: list, retry, drop. */
export const setAsideControls = {
  listSetAside: {
    ...request('GET', '/set-aside', ofProcess),
    summary: say('Listar o que ficou de parte', 'Listar lo apartado', 'List what was set aside'),
    description: say(
      'Um pagamento, uma adesão ou uma entrega que falha por um erro da própria sandbox é tentado de novo e, se continuar a falhar, posto de parte: tudo o resto segue. Em condições normais a lista está vazia.',
      'Un pago, un alta o una entrega que falla por un error del propio sandbox se vuelve a intentar y, si sigue fallando, se aparta: todo lo demás continúa. En condiciones normales la lista está vacía.',
      'A payment, registration or delivery that fails because of an error in the sandbox itself is retried and, if it keeps failing, set aside: everything else continues. The list is normally empty.',
    ),
    query: z.object({ limit: field(naturalQuery.default(100), controlWords.limit, 100) }),
    success: { status: 200, data: setAsideItem, list: true },
    errors: [],
  },
  retrySetAside: {
    ...request('POST', '/set-aside/{kind}/{id}/retry', ofProcess),
    summary: say('Tentar de novo o que ficou de parte', 'Reintentar lo apartado', 'Retry what was set aside'),
    description: say(
      'Volta a tentar já, com as tentativas contadas do zero.',
      'Vuelve a intentarlo ya, con los intentos contados desde cero.',
      'Retries it immediately, with its attempts counted from zero.',
    ),
    params: itemPath,
    success: { status: 200 },
    errors: ['c1001'],
  },
  dropSetAside: {
    ...request('DELETE', '/set-aside/{kind}/{id}', ofProcess),
    summary: say('Desistir do que ficou de parte', 'Descartar lo apartado', 'Discard what was set aside'),
    description: say(
      'Deixa de tentar: o pagamento ou a adesão fica como está, a entrega fica falhada.',
      'Deja de intentarlo: el pago o el alta queda como está, la entrega queda fallida.',
      'Stops retrying: the payment or registration stays as it is, the delivery stays failed.',
    ),
    params: itemPath,
    success: { status: 200 },
    errors: ['c1001'],
  },
} as const satisfies Record<string, Operation>;
