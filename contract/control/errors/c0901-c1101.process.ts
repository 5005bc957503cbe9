import { say } from '../../words/locales.ts';
import type { ControlError } from './controlError.ts';

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
      'The Sandbox-Fault header accepts {expected}, separated by commas.',
    ),
  },
  c0903: {
    status: 409,
    words: say(
      'Já há {most} falhas pedidas; retire-as com DELETE /sandbox/faults.',
      'Ya hay {most} fallos programados; retírelos con DELETE /sandbox/faults.',
      '{most} faults are already set; clear them with DELETE /sandbox/faults.',
    ),
  },
} as const satisfies Record<string, ControlError>;

/** What the list of set-aside items can refuse. */
export const setAsideErrors = {
  c1001: {
    status: 404,
    words: {
      pt: 'Não há nada com este identificador posto de parte.',
      es: 'No hay nada apartado con este identificador.',
      en: 'Nothing with this id was set aside.',
    },
  },
} as const satisfies Record<string, ControlError>;

/** What any request to a sandbox can be refused for because of the name it is addressed to (RFC 9110, section 15.5.20). */
export const hostErrors = {
  c1101: {
    status: 421,
    words: say(
      'Esta sandbox não responde pelo nome {host}. Abra-a em {url}; para a usar também com este nome, acrescente-o à variável SANDBOX_HOSTS, ou indique o novo URL em SANDBOX_URL, e volte a arrancá-la.',
      'Este sandbox no responde por el nombre {host}. Ábralo en {url}; para usarlo también con este nombre, añádalo a la variable SANDBOX_HOSTS, o indique la nueva URL en SANDBOX_URL, y vuelva a arrancarlo.',
      'This sandbox does not respond to the name {host}. Open it at {url}; to use it by this name as well, add the name to the variable SANDBOX_HOSTS, or put the new URL in SANDBOX_URL, and start it again.',
    ),
  },
} as const satisfies Record<string, ControlError>;
