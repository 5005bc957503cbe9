import { say } from '../locales.ts';
import type { ControlError } from './entry.ts';

/** What asking for faults can be refused for. */
export const faultErrors = {
  c0901: {
    status: 404,
    words: say('Não há nenhuma falha {id}.', 'No hay ningún fallo {id}.', 'There is no fault {id}.'),
  },
  c0902: {
    status: 422,
    words: say(
      'O cabeçalho Sandbox-Fault leva {expected}, separados por vírgulas.',
      'La cabecera Sandbox-Fault lleva {expected}, separados por comas.',
      'The Sandbox-Fault header takes {expected}, with commas between them.',
    ),
  },
  c0903: {
    status: 409,
    words: say(
      'Já há {most} falhas pedidas; retire-as com DELETE /sandbox/faults.',
      'Ya hay {most} fallos pedidos; retírelos con DELETE /sandbox/faults.',
      '{most} faults are asked for already; clear them with DELETE /sandbox/faults.',
    ),
  },
} as const satisfies Record<string, ControlError>;
