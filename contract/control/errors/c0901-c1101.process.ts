import type { ControlError } from '../../errors/errorRow.ts';
import { inWords, refused } from '../../provocations/provocation.ts';
import { say } from '../../words/locales.ts';
import { maxRetained } from '../sandboxQuotas.ts';

export const faultErrors = {
  c0901: {
    status: 404,
    words: say('Não há nenhuma falha {id}.', 'No hay ningún fallo {id}.', 'There is no fault {id}.'),
    cause: say(
      'A falha já foi gasta ou retirada, ou o identificador é de outra sandbox.',
      'El fallo ya se gastó o se retiró, o el identificador es de otro sandbox.',
      'The fault was used up or cleared, or the id belongs to another sandbox.',
    ),
    remedy: say(
      'Veja as que ainda esperam com `GET /sandbox/faults`.',
      'Consulte los que aún esperan con `GET /sandbox/faults`.',
      'List those still waiting with `GET /sandbox/faults`.',
    ),
    provocation: refused({ operation: 'clearFault', params: { id: '999999' } }),
  },
  c0902: {
    status: 422,
    words: say(
      'O cabeçalho Sandbox-Fault leva {expected}, separados por vírgulas.',
      'La cabecera Sandbox-Fault lleva {expected}, separados por comas.',
      'The Sandbox-Fault header accepts {expected}, separated by commas.',
    ),
    cause: say(
      'Um nome no cabeçalho não é de nenhuma falha, ou o tempo de `latency` passa do máximo. A chamada não foi feita.',
      'Un nombre de la cabecera no es de ningún fallo, o el tiempo de `latency` supera el máximo. La llamada no se hizo.',
      'A name in the header is of no fault, or the time of `latency` is above the maximum. The call was not made.',
    ),
    remedy: say(
      'Envie os nomes que a mensagem diz, ou retire o cabeçalho.',
      'Envíe los nombres que dice el mensaje, o quite la cabecera.',
      'Send the names that the message lists, or remove the header.',
    ),
    provocation: inWords(
      'Junte a uma chamada da API o cabeçalho `Sandbox-Fault: avaria`.',
      'Añada a una llamada a la API la cabecera `Sandbox-Fault: averia`.',
      'Add the header `Sandbox-Fault: breakage` to an API call.',
    ),
  },
  c0903: {
    status: 409,
    words: say(
      'Já há {most} falhas pedidas; retire-as com DELETE /sandbox/faults.',
      'Ya hay {most} fallos programados; retírelos con DELETE /sandbox/faults.',
      '{most} faults are already set; clear them with DELETE /sandbox/faults.',
    ),
    cause: say(
      'Uma sandbox guarda um número limitado de falhas à espera.',
      'Un sandbox guarda un número limitado de fallos en espera.',
      'A sandbox keeps a limited number of waiting faults.',
    ),
    remedy: say(
      'Retire-as com `DELETE /sandbox/faults`.',
      'Retírelos con `DELETE /sandbox/faults`.',
      'Clear them with `DELETE /sandbox/faults`.',
    ),
    provocation: inWords(
      `Chame \`POST /sandbox/faults\` sem \`calls\` mais de ${maxRetained.faults} vezes.`,
      `Llame a \`POST /sandbox/faults\` sin \`calls\` más de ${maxRetained.faults} veces.`,
      `Call \`POST /sandbox/faults\` without \`calls\` more than ${maxRetained.faults} times.`,
    ),
  },
} as const satisfies Record<string, ControlError>;

export const setAsideErrors = {
  c1001: {
    status: 404,
    words: say(
      'Não há nada com este identificador posto de parte.',
      'No hay nada apartado con este identificador.',
      'Nothing with this id was set aside.',
    ),
    cause: say(
      'Nada com este identificador está de parte: já foi tentado, abandonado, ou nunca falhou.',
      'Nada con este identificador está apartado: ya se reintentó, se descartó, o nunca falló.',
      'Nothing with this id is set aside: it was retried, discarded, or never failed.',
    ),
    remedy: say(
      'Veja a lista com `GET /sandbox/set-aside`.',
      'Consulte la lista con `GET /sandbox/set-aside`.',
      'Read the list with `GET /sandbox/set-aside`.',
    ),
    provocation: refused({ operation: 'retrySetAside', params: { kind: 'payment', id: '999999' } }),
  },
} as const satisfies Record<string, ControlError>;

/** Refusals of requests whose `Host` is another server (RFC 9110 §15.5.20). */
export const hostErrors = {
  c1101: {
    status: 421,
    words: say(
      'Esta sandbox não responde pelo nome {host}. Abra-a em {url}; para a usar também com este nome, acrescente-o à variável SANDBOX_HOSTS, ou, com balcao start, indique o URL em --public-url, e volte a arrancá-la.',
      'Este sandbox no responde por el nombre {host}. Ábralo en {url}; para usarlo también con este nombre, añádalo a la variable SANDBOX_HOSTS o, con balcao start, indique la URL en --public-url, y vuelva a arrancarlo.',
      'This sandbox does not respond to the name {host}. Open it at {url}; to use it by this name as well, add the name to the variable SANDBOX_HOSTS or, with balcao start, give the URL as --public-url, and start it again.',
    ),
    cause: say(
      'O nome no URL não é um dos que esta sandbox conhece. Assim uma página da Internet não a pode alcançar por um nome que aponte para este computador.',
      'El nombre de la URL no es uno de los que conoce este sandbox. Así, una página de Internet no puede alcanzarlo con un nombre que apunte a este ordenador.',
      'The name in the URL is not one that this sandbox knows. This way, no page on the Internet can reach it by a name that points to this computer.',
    ),
    remedy: say(
      'Chame-a pelo URL da mensagem, ou acrescente o nome a `SANDBOX_HOSTS` ou a `balcao start --public-url`.',
      'Llámelo por la URL del mensaje, o añada el nombre a `SANDBOX_HOSTS` o a `balcao start --public-url`.',
      'Call it by the URL in the message, or add the name to `SANDBOX_HOSTS` or `balcao start --public-url`.',
    ),
    provocation: inWords(
      'Chame a sandbox por um nome que não seja o seu: `curl -H "Host: loja.example"`.',
      'Llame al sandbox por un nombre que no sea el suyo: `curl -H "Host: loja.example"`.',
      'Call the sandbox by a name that is not its own: `curl -H "Host: loja.example"`.',
    ),
  },
} as const satisfies Record<string, ControlError>;
