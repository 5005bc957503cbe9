import { say, type Words } from '../locales.ts';

/** What is wrong with the sandbox's database, in as many words as a caller may know; the log has the driver's own. */
export const databaseRefusals = {
  database_unreachable: say(
    'Não responde, ou cortou a ligação.',
    'No responde, o cortó la conexión.',
    'It does not respond, or it closed the connection.',
  ),
  database_not_writable: say(
    'Não aceita escritas: o disco pode estar cheio.',
    'No admite escrituras: el disco puede estar lleno.',
    'It takes no writes: its disk may be full.',
  ),
} as const satisfies Record<string, Words>;
