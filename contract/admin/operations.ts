import { type Operation, request } from '../operations/operation.ts';
import { say } from '../words/locales.ts';
import {
  adminPage,
  adminTenant,
  backup,
  freezeRequest,
  itemOfTenantPath,
  setAsideOfTenant,
  tenantPath,
} from './schema.ts';
import { adminTag } from './tag.ts';

const byOperator = { tag: adminTag, auth: 'admin-key' } as const;

/** Everything under `/admin`, for whoever operates the sandbox; it exists where `ADMIN_KEY` is set. */
export const adminOperations = {
  listTenants: {
    ...byOperator,
    ...request('GET', '/tenants'),
    summary: say('Listar as sandboxes', 'Listar los sandboxes', 'List the sandboxes'),
    description: say(
      'Todas as sandboxes, as mais antigas primeiro, com o que ocupam.',
      'Todos los sandboxes, los más antiguos primero, con lo que ocupan.',
      'All sandboxes, oldest first, with what they take up.',
    ),
    query: adminPage,
    success: { status: 200, data: adminTenant, list: true },
    errors: [],
  },
  getTenant: {
    ...byOperator,
    ...request('GET', '/tenants/{tenant}'),
    summary: say('Ver uma sandbox', 'Ver un sandbox', 'Read a sandbox'),
    description: say(
      'Uma sandbox, com o que ocupa.',
      'Un sandbox, con lo que ocupa.',
      'One sandbox, with what it takes up.',
    ),
    params: tenantPath,
    success: { status: 200, data: adminTenant },
    errors: ['a0201'],
  },
  freezeTenant: {
    ...byOperator,
    ...request('PUT', '/tenants/{tenant}/freeze'),
    summary: say('Parar uma sandbox', 'Detener un sandbox', 'Freeze a sandbox'),
    description: say(
      'As suas chamadas recebem 403 `c1201` com o motivo; as mensagens e os prazos esperam. O que já ia a caminho chega. Repetido, muda o motivo.',
      'Sus llamadas reciben 403 `c1201` con el motivo; los mensajes y los plazos esperan. Lo que ya estaba en camino llega. Repetido, cambia el motivo.',
      'Its calls get 403 `c1201` with the reason; messages and due changes wait. What was on its way arrives. Repeated, it changes the reason.',
    ),
    params: tenantPath,
    body: freezeRequest,
    success: { status: 200, data: adminTenant },
    errors: ['a0201'],
  },
  unfreezeTenant: {
    ...byOperator,
    ...request('DELETE', '/tenants/{tenant}/freeze'),
    summary: say('Retomar uma sandbox', 'Reanudar un sandbox', 'Unfreeze a sandbox'),
    description: say(
      'Volta a responder, e tudo o que esperava segue.',
      'Vuelve a responder, y todo lo que esperaba sigue.',
      'It answers again, and all that waited goes on.',
    ),
    params: tenantPath,
    success: { status: 200, data: adminTenant },
    errors: ['a0201'],
  },
  deleteTenant: {
    ...byOperator,
    ...request('DELETE', '/tenants/{tenant}'),
    summary: say('Eliminar uma sandbox', 'Eliminar un sandbox', 'Delete a sandbox'),
    description: say(
      'Elimina-a com tudo o que tem, para sempre; as suas chaves deixam de valer.',
      'Lo elimina con todo lo que tiene, para siempre; sus claves dejan de valer.',
      'Deletes it with everything it has, for good; its keys stop working.',
    ),
    params: tenantPath,
    success: { status: 200 },
    errors: ['a0201'],
    conflicts: ['a0202'],
  },
  listSetAsideOfAll: {
    ...byOperator,
    ...request('GET', '/set-aside'),
    summary: say('Listar o que ficou de parte', 'Listar lo apartado', 'List what was set aside'),
    description: say(
      'O que o servidor não conseguiu fazer, de todas as sandboxes, o mais recente primeiro.',
      'Lo que el servidor no pudo hacer, de todos los sandboxes, lo más reciente primero.',
      'What the server could not do, of all sandboxes, newest first.',
    ),
    query: adminPage,
    success: { status: 200, data: setAsideOfTenant, list: true },
    errors: [],
  },
  retryItemOfTenant: {
    ...byOperator,
    ...request('POST', '/set-aside/{tenant}/{kind}/{id}/retry'),
    summary: say('Tentar de novo o que ficou de parte', 'Reintentar lo apartado', 'Retry what was set aside'),
    description: say(
      'Volta a tentar já, com as tentativas contadas do zero.',
      'Vuelve a intentarlo ya, con los intentos contados desde cero.',
      'Retries it immediately, with its attempts counted from zero.',
    ),
    params: itemOfTenantPath,
    success: { status: 200 },
    errors: ['a0301'],
  },
  dropItemOfTenant: {
    ...byOperator,
    ...request('DELETE', '/set-aside/{tenant}/{kind}/{id}'),
    summary: say('Desistir do que ficou de parte', 'Descartar lo apartado', 'Discard what was set aside'),
    description: say(
      'Deixa de tentar: o pagamento ou a adesão fica como está, a entrega fica falhada.',
      'Deja de intentarlo: el pago o el alta queda como está, la entrega queda fallida.',
      'Stops retrying: the payment or registration stays as it is, the delivery stays failed.',
    ),
    params: itemOfTenantPath,
    success: { status: 200 },
    errors: ['a0301'],
  },
  createBackup: {
    ...byOperator,
    ...request('POST', '/backups'),
    summary: say('Fazer uma cópia', 'Hacer una copia', 'Back up'),
    description: say(
      'Escreve uma cópia completa da base de dados SQLite na pasta dos dados, enquanto os pedidos continuam.',
      'Escribe una copia completa de la base de datos SQLite en la carpeta de los datos, mientras las solicitudes continúan.',
      'Writes a complete copy of the SQLite database into the data folder, while requests go on.',
    ),
    success: { status: 201, data: backup },
    errors: [],
    conflicts: ['a0401', 'a0402'],
  },
} as const satisfies Record<string, Operation>;
