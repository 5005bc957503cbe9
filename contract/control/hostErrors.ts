import { say } from '../locales.ts';
import type { ControlError } from './entry.ts';

/** What any request to a sandbox can be refused for because of the name it is addressed to (RFC 9110, section 15.5.20). */
export const hostErrors = {
  c1101: {
    status: 421,
    words: say(
      'Esta sandbox não responde pelo nome {host}. Abra-a em {url}; para a usar também com este nome, acrescente-o à variável SANDBOX_HOSTS, ou indique o novo endereço em SANDBOX_URL, e volte a arrancá-la.',
      'Este sandbox no responde por el nombre {host}. Ábralo en {url}; para usarlo también con este nombre, añádalo a la variable SANDBOX_HOSTS, o indique la nueva dirección en SANDBOX_URL, y vuelva a arrancarlo.',
      'This sandbox does not answer to the name {host}. Open it at {url}; to use it by this name as well, add the name to the variable SANDBOX_HOSTS, or put the new address into SANDBOX_URL, and start it again.',
    ),
  },
} as const satisfies Record<string, ControlError>;
