import type { AdminError } from '../errors/errorRow.ts';
import { say } from '../words/locales.ts';

/** Every code of the admin API. */
export const adminErrors = {
  a0101: {
    status: 401,
    words: say(
      'Falta a chave de administração, ou não é esta.',
      'Falta la clave de administración, o no es esta.',
      'The admin key is missing or wrong.',
    ),
    cause: say(
      'O pedido não traz `Authorization: Bearer` com o valor da variável `ADMIN_KEY` deste processo.',
      'La solicitud no trae `Authorization: Bearer` con el valor de la variable `ADMIN_KEY` de este proceso.',
      'The request has no `Authorization: Bearer` with the value of `ADMIN_KEY` of this process.',
    ),
    remedy: say(
      'Envie a chave com que a sandbox foi arrancada.',
      'Envíe la clave con la que se arrancó el sandbox.',
      'Send the key that the sandbox was started with.',
    ),
  },
  a0201: {
    status: 404,
    words: say(
      'Não há a sandbox {tenant}.',
      'No existe el sandbox {tenant}.',
      'There is no sandbox {tenant}.',
    ),
    cause: say(
      'O nome não existe, ou a sandbox já foi eliminada.',
      'El nombre no existe, o el sandbox ya se eliminó.',
      'The name does not exist, or the sandbox was deleted.',
    ),
    remedy: say(
      'Veja os nomes com `GET /admin/tenants`.',
      'Consulte los nombres con `GET /admin/tenants`.',
      'List the names with `GET /admin/tenants`.',
    ),
  },
  a0202: {
    status: 409,
    words: say(
      'A sandbox partilhada não pode ser eliminada.',
      'El sandbox compartido no se puede eliminar.',
      'The shared sandbox cannot be deleted.',
    ),
    cause: say(
      'É a sandbox das chaves públicas, com que todos os exemplos correm.',
      'Es el sandbox de las claves públicas, con el que se ejecutan todos los ejemplos.',
      'It is the sandbox of the public keys, which every example runs with.',
    ),
    remedy: say(
      'Pare-a, ou reponha-lhe os dados iniciais com `POST /sandbox/reset`.',
      'Deténgalo, o restablezca sus datos iniciales con `POST /sandbox/reset`.',
      'Freeze it, or restore its initial data with `POST /sandbox/reset`.',
    ),
  },
  a0301: {
    status: 404,
    words: say(
      'Nada com este identificador ficou de parte.',
      'No hay nada apartado con este identificador.',
      'Nothing with this id was set aside.',
    ),
    cause: say(
      'Já foi tentado ou abandonado, ou nunca falhou.',
      'Ya se reintentó o se descartó, o nunca falló.',
      'It was retried or discarded, or never failed.',
    ),
    remedy: say(
      'Veja a lista com `GET /admin/set-aside`.',
      'Consulte la lista con `GET /admin/set-aside`.',
      'Read the list with `GET /admin/set-aside`.',
    ),
  },
  a0401: {
    status: 409,
    words: say(
      'Esta sandbox não guarda os dados num ficheiro de SQLite seu.',
      'Este sandbox no guarda los datos en un archivo de SQLite propio.',
      'This sandbox does not keep its data in an SQLite file of its own.',
    ),
    cause: say(
      'Os dados estão em PostgreSQL, ou só em memória.',
      'Los datos están en PostgreSQL, o solo en memoria.',
      'The data are on PostgreSQL, or in memory alone.',
    ),
    remedy: say(
      'Em PostgreSQL, faça a cópia com `pg_dump`.',
      'En PostgreSQL, haga la copia con `pg_dump`.',
      'On PostgreSQL, back up with `pg_dump`.',
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
    cause: say(
      'O disco está cheio, ou a pasta dos dados não aceita escritas. Não fica nenhuma cópia a meio, e a sandbox continua.',
      'El disco está lleno, o la carpeta de los datos no admite escrituras. No queda ninguna copia a medias, y el sandbox continúa.',
      'The disk is full, or the data folder does not accept writes. No partial backup is left, and the sandbox goes on.',
    ),
    remedy: say(
      'Apague cópias antigas da pasta `backups`, ou dê-lhe mais espaço, e repita.',
      'Borre copias antiguas de la carpeta `backups`, o déle más espacio, y repita.',
      'Delete old backups from the folder `backups`, or give it more space, and retry.',
    ),
  },
} as const satisfies Record<string, AdminError>;
export type AdminCode = keyof typeof adminErrors;
