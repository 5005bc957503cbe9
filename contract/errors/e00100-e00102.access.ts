import type { ErrorEntry } from './errorEntry.ts';
import { foreignCustomer, specifiedError } from './errorOrigins.ts';

/** Who is calling, and on whose behalf. */
export const accessErrors = {
  e00100: {
    family: 'e00100',
    origin: foreignCustomer,
    status: 401,
    retryable: false,
    words: { pt: 'Não autorizado', es: 'No autorizado', en: 'Unauthorised' },
    cause: {
      pt: 'As credenciais ou o cabeçalho da entidade não dão acesso à operação, ou o cliente foi criado por outra entidade.',
      es: 'Las credenciales o la cabecera de la entidad no dan acceso a la operación, o el cliente lo creó otra entidad.',
      en: 'The credentials or the entity header do not give access to the operation, or another entity created the customer.',
    },
    remedy: {
      pt: 'Leia o código em errors[]; se for o próprio e00100, repita o pedido em nome da entidade que criou o recurso.',
      es: 'Lea el código en errors[]; si es el propio e00100, repita la solicitud en nombre de la entidad que creó el recurso.',
      en: 'Read the code in errors[]; if it is e00100 itself, retry as the entity that created the resource.',
    },
  },
  e00101: {
    family: 'e00100',
    origin: specifiedError,
    status: 401,
    retryable: false,
    words: {
      pt: 'Cabeçalho PayPay-ClientId vazio ou inválido',
      es: 'Cabecera PayPay-ClientId vacía o no válida',
      en: 'PayPay-ClientId header empty or invalid',
    },
    cause: {
      pt: 'O pedido não traz o NIF da entidade, o NIF não tem nove dígitos ou a entidade não está associada à plataforma.',
      es: 'La solicitud no trae el NIF de la entidad, el NIF no tiene nueve dígitos o la entidad no está asociada a la plataforma.',
      en: 'The request has no entity tax number, it does not have nine digits, or the entity is not linked to the platform.',
    },
    remedy: {
      pt: 'Envie PayPay-ClientId com os nove dígitos do NIF, sem espaços nem prefixo PT, de uma entidade da sua plataforma.',
      es: 'Envíe PayPay-ClientId con los nueve dígitos del NIF, sin espacios ni prefijo PT, de una entidad de su plataforma.',
      en: 'Send PayPay-ClientId with the nine digits of the tax number of an entity on your platform, with no spaces and no PT prefix.',
    },
  },
  e00102: {
    family: 'e00100',
    origin: specifiedError,
    status: 401,
    retryable: false,
    words: { pt: 'Autenticação falhada', es: 'Error de autenticación', en: 'Authentication failed' },
    cause: {
      pt: 'Falta o cabeçalho Authorization, não é do tipo Basic, ou o código da plataforma e a chave privada não coincidem neste servidor.',
      es: 'Falta la cabecera Authorization, no es de tipo Basic, o el código de plataforma y la clave privada no coinciden en este servidor.',
      en: 'The Authorization header is missing or not Basic, or the platform code and private key are not valid on this server.',
    },
    remedy: {
      pt: 'Junte código da plataforma, dois pontos e chave privada, codifique em Base64, e confirme que as credenciais são deste servidor: as de testes não servem em produção.',
      es: 'Junte código de plataforma, dos puntos y clave privada, codifíquelo todo en Base64, y compruebe que las credenciales son de este servidor: las de pruebas no sirven en producción.',
      en: 'Join the platform code, a colon and the private key, encode the result in Base64, and check that the credentials belong to this server: testing credentials do not work in production.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
