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
    retryable: true,
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
  },
  c0808: {
    status: 422,
    words: say(
      'Esta linha contradiz-se: as suas colunas e o seu documento não dizem o mesmo, ou falta-lhe alguma coisa.',
      'Esta fila se contradice: sus columnas y su documento no dicen lo mismo, o le falta algo.',
      'This row contradicts itself: its columns and its document do not match, or something is missing.',
    ),
    cause: say(
      'Uma linha foi mudada à mão, ou só em parte: a sandbox não importa um pagamento que não poderia ter existido.',
      'Una fila se cambió a mano, o solo en parte: el sandbox no importa un pago que no podría haber existido.',
      'A row was changed by hand, or only in part: the sandbox imports no payment that could not have existed.',
    ),
    remedy: say(
      'Importe o estado tal como foi exportado; faça as mudanças depois, por chamadas.',
      'Importe el estado tal como se exportó; haga los cambios después, con llamadas.',
      'Import the state as it was exported; make changes afterwards, by calls.',
    ),
  },
  c0809: {
    status: 422,
    words: say(
      'Nesta tabela há duas linhas para a mesma coisa.',
      'En esta tabla hay dos filas para lo mismo.',
      'This table has two rows about the same thing.',
    ),
    cause: say(
      'Duas linhas têm a mesma chave, como dois pagamentos com o mesmo identificador.',
      'Dos filas tienen la misma clave, como dos pagos con el mismo identificador.',
      'Two rows have the same key, such as two payments with the same id.',
    ),
    remedy: say('Retire uma das duas.', 'Quite una de las dos.', 'Remove one of the two.'),
  },
  c0810: {
    status: 429,
    words: say(
      'Esta sandbox já tem {most} subscrições de webhooks, e não guarda mais: apague uma com DELETE /api/webhooks/{id}.',
      'Este sandbox ya tiene {most} suscripciones a webhooks, y no guarda más: borre una con DELETE /api/webhooks/{id}.',
      'This sandbox already has {most} webhook subscriptions, the maximum: delete one with DELETE /api/webhooks/{id}.',
    ),
    cause: say(
      'Cada subscrição é mais uma mensagem por evento, e por isso são limitadas.',
      'Cada suscripción es un mensaje más por evento, y por eso están limitadas.',
      'Each subscription is one more message for each event, so their number is limited.',
    ),
    remedy: say(
      'Apague as que já não usa com `DELETE /api/webhooks/{id}`.',
      'Borre las que ya no usa con `DELETE /api/webhooks/{id}`.',
      'Delete those you no longer use with `DELETE /api/webhooks/{id}`.',
    ),
  },
  c0811: {
    status: 429,
    words: say(
      'Esta sandbox está cheia: guarda no máximo {megabytes} MB. Reponha-a com POST /sandbox/reset.',
      'Este sandbox está lleno: guarda como máximo {megabytes} MB. Restablézcalo con POST /sandbox/reset.',
      'This sandbox is full: it keeps at most {megabytes} MB. Reset it with POST /sandbox/reset.',
    ),
    cause: say(
      'Os documentos e as mensagens guardados ocupam todo o espaço da sandbox.',
      'Los documentos y los mensajes guardados ocupan todo el espacio del sandbox.',
      'The stored documents and messages fill the space of the sandbox.',
    ),
    remedy: say(
      'Reponha-a com `POST /sandbox/reset`.',
      'Restablézcalo con `POST /sandbox/reset`.',
      'Reset it with `POST /sandbox/reset`.',
    ),
  },
} as const satisfies Record<string, ControlError>;
