import { type Operation, request } from '../../operations/operation.ts';
import { say } from '../../words/locales.ts';
import { entityExamples } from './entityExamples.ts';
import { entity, entityParams, entityRegistration } from './entitySchema.ts';

export const entityOperations = {
  createEntity: {
    ...request('POST', '/entities', { tag: 'entities', auth: 'platform' }),
    summary: say('Criar uma entidade', 'Crear una entidad', 'Create an entity'),
    description: say(
      'Regista um comerciante e associa-o à plataforma que chama: as mesmas credenciais passam a servir, com o NIF dele em `PayPay-ClientId`. Fica `pending` até à análise. Só alguns tipos de integração o podem fazer.',
      'Registra un comercio y lo asocia a la plataforma que llama: las mismas credenciales sirven también para él, con su NIF en `PayPay-ClientId`. Queda `pending` hasta la revisión. Solo algunos tipos de integración pueden hacerlo.',
      'Registers a merchant and links it to the calling platform: from then on, the same credentials work, with its tax number in `PayPay-ClientId`. It stays `pending` until reviewed. Only certain types of integration can do this.',
    ),
    body: entityRegistration,
    examples: entityExamples.bodies,
    success: { status: 201, data: entity, example: entityExamples.pending },
    errors: ['e00300', 'e00400'],
    conflicts: ['e00300'],
  },
  getEntity: {
    ...request('GET', '/entities/{clientId}', { tag: 'entities', auth: 'platform' }),
    summary: say('Consultar uma entidade', 'Consultar una entidad', 'Get an entity'),
    description: say(
      'Devolve os dados e o estado da adesão de uma entidade da plataforma.',
      'Devuelve los datos y el estado del alta de una entidad de la plataforma.',
      "Returns the data and registration state of one of the platform's entities.",
    ),
    params: entityParams,
    success: { status: 200, data: entity, example: entityExamples.approved },
    errors: ['e00502'],
  },
} as const satisfies Record<string, Operation>;
