import type { ControlError } from '../../errors/errorRow.ts';
import { inWords, refused } from '../../provocations/provocation.ts';
import { say } from '../../words/locales.ts';
import { sandboxQuotas } from '../sandboxQuotas.ts';
import { stateVersion } from '../stateVersion.ts';

const most = sandboxQuotas.objects.private;

export const tenantErrors = {
  c0801: {
    status: 429,
    retryable: true,
    words: say(
      'Não cabem mais sandboxes privadas: o máximo em uso é {most}. Tente mais tarde.',
      'No caben más sandboxes privados: el máximo en uso es {most}. Inténtelo más tarde.',
      'No room for another private sandbox: at most {most} can be in use. Try again later.',
    ),
    cause: say(
      'Todas as sandboxes privadas deste servidor foram usadas há pouco tempo.',
      'Todos los sandboxes privados de este servidor se han usado hace poco.',
      'All private sandboxes of this server were used a short time ago.',
    ),
    remedy: say(
      'Tente mais tarde, ou corra uma sandbox sua: `SANDBOX_TENANTS` diz quantas cabem.',
      'Inténtelo más tarde, o ejecute un sandbox propio: `SANDBOX_TENANTS` dice cuántos caben.',
      'Try again later, or run your own sandbox: `SANDBOX_TENANTS` sets how many fit.',
    ),
    provocation: inWords(
      `Com \`POST /sandbox/tenants\`, abra mais sandboxes na mesma hora do que o servidor aceita: ${sandboxQuotas.tenants}.`,
      `Con \`POST /sandbox/tenants\`, abra en la misma hora más sandboxes de los que admite el servidor: ${sandboxQuotas.tenants}.`,
      `With \`POST /sandbox/tenants\`, open more sandboxes within an hour than the server allows: ${sandboxQuotas.tenants}.`,
    ),
  },
  c0802: {
    status: 409,
    words: say(
      'Já existe uma sandbox feita desta semente: reponha-a com POST /sandbox/reset, ou envie outra semente.',
      'Ya existe un sandbox hecho con esta semilla: restablézcalo con POST /sandbox/reset, o envíe otra semilla.',
      'A sandbox with this seed already exists: reset it with POST /sandbox/reset, or send another seed.',
    ),
    cause: say(
      'A mesma `seed` dá sempre a mesma sandbox, e essa já foi aberta.',
      'La misma `seed` da siempre el mismo sandbox, y ese ya se abrió.',
      'The same `seed` always gives the same sandbox, and that one is open already.',
    ),
    remedy: say(
      'Use as credenciais que já tem e reponha-a com `POST /sandbox/reset`, ou envie outra `seed`.',
      'Use las credenciales que ya tiene y restablézcalo con `POST /sandbox/reset`, o envíe otra `seed`.',
      'Use the credentials you have and reset it with `POST /sandbox/reset`, or send another `seed`.',
    ),
    provocation: refused(
      { operation: 'createTenant', body: { seed: 'loja-de-testes' } },
      { operation: 'createTenant', body: { seed: 'loja-de-testes' } },
    ),
  },
  c0803: {
    status: 429,
    words: say(
      'Esta sandbox está cheia: guarda no máximo {most} objetos de cada tipo. Reponha-a com POST /sandbox/reset.',
      'Este sandbox está lleno: guarda como máximo {most} objetos de cada tipo. Restablézcalo con POST /sandbox/reset.',
      'This sandbox is full: it keeps at most {most} objects of each kind. Reset it with POST /sandbox/reset.',
    ),
    cause: say(
      'Uma sandbox guarda um número limitado de pagamentos, clientes e outros objetos.',
      'Un sandbox guarda un número limitado de pagos, clientes y otros objetos.',
      'A sandbox keeps a limited number of payments, customers and other objects.',
    ),
    remedy: say(
      'Reponha-a com `POST /sandbox/reset`, ou apague o que já não precisa.',
      'Restablézcalo con `POST /sandbox/reset`, o borre lo que ya no necesita.',
      'Reset it with `POST /sandbox/reset`, or delete what you no longer need.',
    ),
    provocation: inWords(
      `Crie mais de ${most} pagamentos numa sandbox privada.`,
      `Cree más de ${most} pagos en un sandbox privado.`,
      `Create more than ${most} payments in a private sandbox.`,
    ),
  },
  c0804: {
    status: 409,
    words: say(
      'O estado tem {rows} linhas; só se exportam até {most}.',
      'El estado tiene {rows} filas; solo se exportan hasta {most}.',
      'The state has {rows} rows; at most {most} can be exported.',
    ),
    cause: say(
      'A exportação é uma só resposta, e o estado é grande demais para ela.',
      'La exportación es una sola respuesta, y el estado es demasiado grande para ella.',
      'An export is a single response, and the state is too large for it.',
    ),
    remedy: say(
      'Guarde o estado mais cedo, ou reponha a sandbox e recrie só o que precisa.',
      'Guarde el estado antes, o restablezca el sandbox y recree solo lo que necesita.',
      'Export the state earlier, or reset the sandbox and create only what you need.',
    ),
    provocation: inWords(
      `Exporte uma sandbox com mais de ${sandboxQuotas.stateRows} linhas de pagamentos, clientes e entregas.`,
      `Exporte un sandbox con más de ${sandboxQuotas.stateRows} filas de pagos, clientes y entregas.`,
      `Export a sandbox with more than ${sandboxQuotas.stateRows} rows of payments, customers and deliveries.`,
    ),
  },
  c0805: {
    status: 422,
    words: say(
      'O estado é da versão {given}; esta sandbox lê a versão {expected}.',
      'El estado es de la versión {given}; este sandbox lee la versión {expected}.',
      'The state is of version {given}; this sandbox reads version {expected}.',
    ),
    cause: say(
      'O estado foi exportado por uma sandbox com outra estrutura de dados.',
      'El estado lo exportó un sandbox con otra estructura de datos.',
      'The state was exported by a sandbox with another data structure.',
    ),
    remedy: say(
      'Exporte-o outra vez de uma sandbox desta versão.',
      'Expórtelo otra vez desde un sandbox de esta versión.',
      'Export it again from a sandbox of this version.',
    ),
    provocation: refused({ operation: 'importSandbox', body: { version: '000', tables: {} } }),
  },
  c0806: {
    status: 422,
    words: say(
      'Neste campo do estado esperava-se: {expected}.',
      'En este campo del estado se esperaba: {expected}.',
      'This field of the state should contain: {expected}.',
    ),
    cause: say(
      'Um campo do estado falta, está a mais, ou não tem o tipo e os limites da sua tabela. `source.pointer` diz qual.',
      'Un campo del estado falta, sobra, o no tiene el tipo y los límites de su tabla. `source.pointer` dice cuál.',
      'A field of the state is missing, unknown, or not of the type and limits of its table. `source.pointer` says which.',
    ),
    remedy: say(
      'Importe o estado tal como `GET /sandbox/export` o deu.',
      'Importe el estado tal como lo dio `GET /sandbox/export`.',
      'Import the state as `GET /sandbox/export` returned it.',
    ),
    provocation: refused({
      operation: 'importSandbox',
      body: { version: stateVersion, tables: { colours: [] } },
    }),
  },
  c0807: {
    status: 422,
    words: say(
      'O estado tem {rows} linhas; importam-se no máximo {most}.',
      'El estado tiene {rows} filas; se importan como máximo {most}.',
      'The state has {rows} rows; at most {most} can be imported.',
    ),
    cause: say(
      'Um estado tem um número máximo de linhas.',
      'Un estado tiene un número máximo de filas.',
      'A state has a maximum number of rows.',
    ),
    remedy: say(
      'Exporte de uma sandbox com menos dados.',
      'Exporte desde un sandbox con menos datos.',
      'Export from a sandbox with less data.',
    ),
    provocation: inWords(
      `Importe um estado com mais de ${sandboxQuotas.stateRows} linhas.`,
      `Importe un estado con más de ${sandboxQuotas.stateRows} filas.`,
      `Import a state with more than ${sandboxQuotas.stateRows} rows.`,
    ),
  },
} as const satisfies Record<string, ControlError>;
