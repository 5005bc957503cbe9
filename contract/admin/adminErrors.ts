import type { AdminError } from '../errors/errorRow.ts';
import { say } from '../words/locales.ts';

export const adminErrors = {
  a0101: {
    status: 401,
    words: say(
      'Falta a chave de administração, ou não é esta.',
      'Falta la clave de administración, o no es esta.',
      'The admin key is missing or wrong.',
    ),
  },
  a0201: {
    status: 404,
    words: say('Não há a sandbox {tenant}.', 'No existe el sandbox {tenant}.', 'There is no sandbox {tenant}.'),
  },
  a0202: {
    status: 409,
    words: say(
      'A sandbox partilhada não pode ser eliminada.',
      'El sandbox compartido no se puede eliminar.',
      'The shared sandbox cannot be deleted.',
    ),
  },
  a0301: {
    status: 404,
    words: say(
      'Nada com este identificador ficou de parte.',
      'No hay nada apartado con este identificador.',
      'Nothing with this id was set aside.',
    ),
  },
  a0401: {
    status: 409,
    words: say(
      'Esta sandbox não guarda os dados num ficheiro de SQLite seu.',
      'Este sandbox no guarda los datos en un archivo de SQLite propio.',
      'This sandbox does not keep its data in an SQLite file of its own.',
    ),
  },
  a0402: {
    status: 409,
    retryable: true,
    words: say(
      'A cópia não pôde ser escrita: {reason}.',
      'La copia no se pudo escribir: {reason}.',
      'The backup could not be written: {reason}.',
    ),
  },
} as const satisfies Record<string, AdminError>;
export type AdminCode = keyof typeof adminErrors;
