import { refused } from '../provocations/provocation.ts';
import { by } from '../provocations/remedy.ts';
import { seed } from '../scenarios/seed.ts';
import { say } from '../words/locales.ts';
import { foreignCustomer, specifiedError } from './errorOrigins.ts';
import type { RestError } from './errorRow.ts';

const unauthorised = { family: 'e00100', origin: specifiedError, status: 401 } as const;
const pending = { id: seed.payments.pendingReference };

export const accessErrors = {
  e00100: {
    family: 'e00100',
    origin: foreignCustomer,
    status: 401,
    words: say('Não autorizado', 'No autorizado', 'Unauthorised'),
    cause: say(
      'As credenciais ou o cabeçalho da entidade não dão acesso à operação, ou o cliente foi criado por outra entidade.',
      'Las credenciales o la cabecera de la entidad no dan acceso a la operación, o el cliente lo creó otra entidad.',
      'The credentials or the entity header do not give access to the operation, or another entity created the customer.',
    ),
    remedy: say(
      'Leia o código em errors[]; se for o próprio e00100, repita o pedido em nome da entidade que criou o recurso.',
      'Lea el código en errors[]; si es el propio e00100, repita la solicitud en nombre de la entidad que creó el recurso.',
      'Read the code in errors[]; if it is e00100 itself, retry as the entity that created the resource.',
    ),
    provocation: refused({
      operation: 'updateCustomer',
      params: { uuid: seed.customers.shared },
      body: { firstName: 'Ana' },
    }),
    tried: [
      by({
        operation: 'updateCustomer',
        as: 'other',
        params: { uuid: seed.customers.shared },
        body: { firstName: 'Ana' },
        gives: { firstName: 'Ana' },
      }),
    ],
  },
  e00101: {
    ...unauthorised,
    words: say(
      'Cabeçalho PayPay-ClientId vazio ou inválido',
      'Cabecera PayPay-ClientId vacía o no válida',
      'PayPay-ClientId header empty or invalid',
    ),
    cause: say(
      'O pedido não traz o NIF da entidade, traz o cabeçalho duas vezes, o NIF não tem nove dígitos ou a entidade não está associada à plataforma.',
      'La solicitud no trae el NIF de la entidad, trae la cabecera dos veces, el NIF no tiene nueve dígitos o la entidad no está asociada a la plataforma.',
      'The request has no entity tax number, has the header twice, the number does not have nine digits, or the entity is not linked to the platform.',
    ),
    remedy: say(
      'Envie PayPay-ClientId com os nove dígitos do NIF, sem espaços nem prefixo PT, de uma entidade da sua plataforma.',
      'Envíe PayPay-ClientId con los nueve dígitos del NIF, sin espacios ni prefijo PT, de una entidad de su plataforma.',
      'Send PayPay-ClientId with the nine digits of the tax number of an entity on your platform, with no spaces and no PT prefix.',
    ),
    provocation: refused({ operation: 'getPayment', params: pending, clientId: '12' }),
    tried: [
      by({ operation: 'getPayment', params: pending, clientId: seed.entity.clientId, gives: pending }),
      by({ operation: 'listPayments', clientId: seed.entities.approved.clientId }),
    ],
  },
  e00102: {
    ...unauthorised,
    words: say('Autenticação falhada', 'Error de autenticación', 'Authentication failed'),
    cause: say(
      'Falta o cabeçalho Authorization, veio duas vezes, não é do tipo Basic, ou o código da plataforma e a chave privada não coincidem neste servidor.',
      'Falta la cabecera Authorization, llegó dos veces, no es de tipo Basic, o el código de plataforma y la clave privada no coinciden en este servidor.',
      'The Authorization header is missing, was sent twice or is not Basic, or the platform code and private key are not valid on this server.',
    ),
    remedy: say(
      'Junte código da plataforma, dois pontos e chave privada, codifique em Base64, e confirme que as credenciais são deste servidor: as de testes não servem em produção.',
      'Junte código de plataforma, dos puntos y clave privada, codifíquelo todo en Base64, y compruebe que las credenciales son de este servidor: las de pruebas no sirven en producción.',
      'Join the platform code, a colon and the private key, encode the result in Base64, and check that the credentials belong to this server: testing credentials do not work in production.',
    ),
    provocation: refused({ operation: 'getPayment', params: pending, as: 'wrong key' }),
    tried: [by({ operation: 'getPayment', params: pending, gives: pending })],
  },
} as const satisfies Record<string, RestError>;
