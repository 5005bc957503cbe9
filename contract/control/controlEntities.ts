import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { entityActions } from '../resources/entities/entityLifecycle.ts';
import { entity, entityParams } from '../resources/entities/entitySchema.ts';
import { seed } from '../scenarios/seed.ts';
import { field, model } from '../schema/field.ts';
import { say } from '../words/locales.ts';
import { controlBodies } from './bodies.ts';

/** Decisions of the provider's review: all actions of the lifecycle except the registration. */
export const reviewActions = entityActions.filter((action) => action !== 'register');

const entityReview = model(
  'EntityReview',
  z.object({
    action: field(
      z.enum(reviewActions),
      say(
        'O que a análise decide: aprovar, recusar, reabrir uma adesão recusada ou rever uma aprovada.',
        'Qué decide la revisión: aprobar, rechazar, reabrir un alta rechazada o revisar una aprobada.',
        'What the review decides: approve, decline, reopen a declined registration or review an approved one.',
      ),
      'approve',
    ),
  }),
  say(
    'Decisão sobre a adesão de uma entidade.',
    'Decisión sobre el alta de una entidad.',
    'Decision on the registration of an entity.',
  ),
);

const params = entityParams.extend({
  clientId: field(
    entityParams.shape.clientId,
    say('NIF da entidade.', 'NIF de la entidad.', "The entity's tax number."),
    seed.entities.pending.clientId,
  ),
});

export const entityControls = {
  listEntities: {
    ...request('GET', '/entities', { tag: 'registrations', auth: 'platform' }),
    summary: say('Listar entidades', 'Listar entidades', 'List entities'),
    description: say(
      'As entidades da plataforma e o estado da adesão de cada uma.',
      'Las entidades de la plataforma y el estado del alta de cada una.',
      "The platform's entities and the state of each registration.",
    ),
    success: { status: 200, data: entity, list: true },
    errors: [],
  },
  reviewEntity: {
    ...request('POST', '/entities/{clientId}/review', { tag: 'registrations', auth: 'platform' }),
    summary: say(
      'Decidir a adesão de uma entidade',
      'Decidir el alta de una entidad',
      'Decide on an entity’s registration',
    ),
    description: say(
      'Faz o que a equipa de análise faria: aprova ou recusa a adesão, ou volta a abri-la. Ao ser aprovada pela primeira vez, a entidade recebe uma gama de referências e a conta que indicou.',
      'Hace lo que haría el equipo de revisión: aprueba o rechaza el alta, o la vuelve a abrir. Al aprobarse por primera vez, la entidad recibe un rango de referencias y la cuenta que indicó.',
      'Does what the reviewers would do: approves or declines the registration, or reopens it. When first approved, the entity gets a reference range and the account it named.',
    ),
    params,
    body: entityReview,
    examples: controlBodies.reviewEntity,
    success: { status: 200, data: entity },
    errors: ['c0501', 'e00502'],
  },
} as const satisfies Record<string, Operation>;
