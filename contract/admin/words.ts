import { say } from '../words/locales.ts';

/** Sentences of the fields of the admin API. */
export const adminWords = {
  tenant: say(
    'Nome da sandbox: `shared`, ou 24 algarismos hexadecimais.',
    'Nombre del sandbox: `shared`, o 24 cifras hexadecimales.',
    'Name of the sandbox: `shared`, or 24 hexadecimal digits.',
  ),
  platformCodes: say(
    'Códigos das suas plataformas.',
    'Códigos de sus plataformas.',
    'Codes of its platforms.',
  ),
  createdAt: say('Quando foi aberta.', 'Cuándo se abrió.', 'When it was opened.'),
  lastUsedAt: say(
    'Última chamada que o registo guarda; nulo se não há nenhuma.',
    'Última llamada que guarda el registro; nulo si no hay ninguna.',
    'Last call that the log keeps; null if there is none.',
  ),
  frozenAt: say(
    'Desde quando está parada; nulo se não está.',
    'Desde cuándo está detenido; nulo si no lo está.',
    'Since when it has been frozen; null if it is not.',
  ),
  frozenReason: say(
    'Motivo, que quem a chama recebe.',
    'Motivo, que recibe quien lo llama.',
    'The reason, which its callers get.',
  ),
  payments: say('Pagamentos que guarda.', 'Pagos que guarda.', 'Payments it holds.'),
  subscriptions: say('Subscrições de webhooks.', 'Suscripciones de webhooks.', 'Webhook subscriptions.'),
  waitingDeliveries: say(
    'Mensagens por entregar.',
    'Mensajes por entregar.',
    'Messages still to be delivered.',
  ),
  storedBytes: say(
    'Bytes de documentos e mensagens.',
    'Bytes de documentos y mensajes.',
    'Bytes of documents and messages.',
  ),
  adminTenant: say(
    'Uma sandbox e o que ocupa.',
    'Un sandbox y lo que ocupa.',
    'A sandbox and what it takes up.',
  ),
  freeze: say('Porque se para uma sandbox.', 'Por qué se detiene un sandbox.', 'Why a sandbox is frozen.'),
  setAsideOfTenant: say(
    'Uma coisa que o servidor não conseguiu fazer, e de que sandbox é.',
    'Algo que el servidor no pudo hacer, y de qué sandbox es.',
    'Something the server could not do, and whose it is.',
  ),
  backupFile: say(
    'Caminho da cópia, na máquina da sandbox.',
    'Ruta de la copia, en la máquina del sandbox.',
    'Path of the copy, on the machine of the sandbox.',
  ),
  backupBytes: say('Tamanho em bytes.', 'Tamaño en bytes.', 'Size in bytes.'),
  backup: say(
    'Uma cópia completa da base de dados.',
    'Una copia completa de la base de datos.',
    'A complete copy of the database.',
  ),
  limit: say(
    'Quantos por página, até 100.',
    'Cuántos por página, hasta 100.',
    'How many per page, up to 100.',
  ),
  page: say('Página, a partir de 1.', 'Página, desde 1.', 'Page, from 1.'),
};
