import { exposedLimits } from '../control/exposedLimits.ts';
import { sandboxQuotas } from '../control/sandboxQuotas.ts';
import { chosen } from '../provenance/origin.ts';
import { say, type Words } from '../words/locales.ts';
import { alike } from './errorOrigins.ts';
import type { RestError } from './errorRow.ts';

const origin = alike(
  chosen(
    'Só existe na sandbox: o fornecedor não documenta 429 nem 503.',
    'Solo existe en el sandbox: el proveedor no documenta 429 ni 503.',
    'Exists in the sandbox only: the provider documents neither 429 nor 503.',
  ),
);
/** Fields shared by codes for requests that can succeed later unchanged. */
const own = { family: 's00100', origin, status: 503, retryable: true } as const;

/** Public reasons why the database is unavailable; the driver's message is only logged. */
export const databaseRefusals = {
  database_unreachable: say(
    'Não responde, ou cortou a ligação.',
    'No responde, o cortó la conexión.',
    'It does not respond, or it closed the connection.',
  ),
  database_not_writable: say(
    'Não aceita escritas: o disco pode estar cheio.',
    'No admite escrituras: el disco puede estar lleno.',
    'It does not accept writes: its disk may be full.',
  ),
  database_reset_unfinished: say(
    'Não aceita escritas: o disco pode estar cheio. A reposição começou, e a sandbox acaba-a assim que houver espaço.',
    'No admite escrituras: el disco puede estar lleno. El restablecimiento ha empezado, y el sandbox lo termina en cuanto haya espacio.',
    'It does not accept writes: its disk may be full. The reset has begun, and the sandbox finishes it as soon as there is space.',
  ),
} as const satisfies Record<string, Words>;

/** Reasons why a sandbox on a public network refuses keys that are valid elsewhere. */
export const exposedRefusals = {
  shared_sandbox_closed: say(
    'As chaves públicas da documentação não servem nesta sandbox, que está exposta na Internet. Abra uma só sua com POST /sandbox/tenants, ou em {url}, e use as credenciais da resposta.',
    'Las claves públicas de la documentación no sirven en este sandbox, que está expuesto en Internet. Abra uno solo suyo con POST /sandbox/tenants, o en {url}, y use las credenciales de la respuesta.',
    'The public keys of the documentation do not work in this sandbox, which is exposed on the Internet. Open your own with POST /sandbox/tenants, or at {url}, and use the credentials in the response.',
  ),
} as const satisfies Record<string, Words>;

/** Limits that a caller has reached; {most} includes its unit. */
export const spendingRefusals = {
  per_minute: say('O máximo por minuto é {most}', 'El máximo por minuto es {most}', 'The maximum per minute is {most}'),
  at_once: say('O máximo em curso é {most}', 'El máximo en curso es {most}', 'The maximum in progress is {most}'),
  one_at_a_time: say(
    'Nesta ligação, o máximo em curso é {most}: envie o pedido seguinte depois da resposta',
    'En esta conexión, el máximo en curso es {most}: envíe la siguiente solicitud después de la respuesta',
    'On this connection, the maximum in progress is {most}: send the next request after the response',
  ),
} as const satisfies Record<string, Words>;

/** Codes that only the sandbox returns, for statuses not documented by the provider (docs/decisions/error-codes.md). */
export const sandboxErrors = {
  s00100: {
    ...own,
    retryAfterSeconds: 2,
    words: say(
      'A sandbox não pode responder agora',
      'El sandbox no puede responder ahora',
      'The sandbox cannot respond now',
    ),
    cause: say(
      'Só existe na sandbox: é a família dos erros que vêm da própria sandbox, e não da API do fornecedor.',
      'Solo existe en el sandbox: es la familia de los errores del propio sandbox, no de la API del proveedor.',
      "Exists in the sandbox only: the family of errors that come from the sandbox itself, not from the provider's API.",
    ),
    remedy: say(
      'Espere os segundos que o cabeçalho Retry-After indica e repita o pedido.',
      'Espere los segundos que indica la cabecera Retry-After y repita la solicitud.',
      'Wait the number of seconds in the Retry-After header and retry.',
    ),
    provocation: { by: 'fault', fault: 'unavailable' },
    tried: [{ by: 'repetition' }],
  },
  s00101: {
    ...own,
    retryAfterSeconds: 2,
    words: say(
      'A base de dados da sandbox está indisponível',
      'La base de datos del sandbox no está disponible',
      'The database of the sandbox is unavailable',
    ),
    cause: say(
      'Só existe na sandbox: a sua base de dados parou, não responde ou já não tem espaço em disco. O fornecedor nunca dá este código.',
      'Solo existe en el sandbox: su base de datos se detuvo, no responde o se quedó sin espacio en disco. El proveedor nunca da este código.',
      'Exists in the sandbox only: its database has stopped, does not respond or has no disk space left. The provider never returns this code.',
    ),
    remedy: say(
      'Espere os segundos de Retry-After e repita. Se o pedido criava um pagamento, repita-o com o mesmo customUniqueId: a resposta pode ter-se perdido depois de o pagamento ficar gravado. GET /sandbox/ready diz o que falta.',
      'Espere los segundos de Retry-After y repita. Si la solicitud creaba un pago, repítala con el mismo customUniqueId: la respuesta pudo perderse después de guardarse el pago. GET /sandbox/ready indica qué falta.',
      'Wait the number of seconds in Retry-After and retry. If the request created a payment, retry it with the same customUniqueId: the response may have been lost after the payment was stored. GET /sandbox/ready says what is wrong.',
    ),
    provocation: { by: 'fault', fault: 'unavailable' },
    tried: [{ by: 'repetition' }],
  },
  s00102: {
    ...own,
    status: 429,
    retryAfterSeconds: 10,
    words: say(
      'Há demasiados fluxos de eventos abertos: o máximo é {most}',
      'Hay demasiados flujos de eventos abiertos: el máximo es {most}',
      'Too many event streams are open: {most} at most',
    ),
    cause: say(
      'Só existe na sandbox: cada fluxo aberto em GET /sandbox/events ocupa uma ligação, e há um máximo por sandbox e para o servidor inteiro.',
      'Solo existe en el sandbox: cada flujo abierto en GET /sandbox/events ocupa una conexión, y hay un máximo por sandbox y para todo el servidor.',
      'Exists in the sandbox only: each stream open on GET /sandbox/events uses a connection, and there is a maximum per sandbox and for the whole server.',
    ),
    remedy: say(
      'Feche os fluxos de que já não precisa, ou espere os segundos de Retry-After e tente outra vez.',
      'Cierre los flujos que ya no necesita, o espere los segundos de Retry-After e inténtelo de nuevo.',
      'Close the streams you no longer need, or wait the number of seconds in Retry-After and try again.',
    ),
    provocation: { by: 'streams', streams: sandboxQuotas.streamsPerTenant + 1 },
    tried: [{ by: 'fewer streams' }],
  },
  s00103: {
    ...own,
    status: 429,
    retryAfterSeconds: 5,
    words: say('Há demasiados pedidos', 'Hay demasiadas solicitudes', 'Too many requests'),
    cause: say(
      'Só existe na sandbox: uma sandbox exposta na Internet limita os pedidos, e os megabytes, de cada plataforma e de cada endereço de rede, num minuto e em curso, e ainda mais os que dão muito trabalho, como abrir ou importar uma sandbox.',
      'Solo existe en el sandbox: un sandbox expuesto en Internet limita las solicitudes, y los megabytes, de cada plataforma y de cada dirección de red, en un minuto y en curso, y aún más las que cuestan mucho, como abrir o importar un sandbox.',
      'Exists in the sandbox only: a sandbox exposed on the Internet limits the requests, and the megabytes, of each platform and of each network address, within a minute and in progress, and even more those that take much work, such as opening or importing a sandbox.',
    ),
    remedy: say(
      'Espere os segundos de Retry-After e repita. Para testes sem este limite, corra uma sandbox na sua máquina.',
      'Espere los segundos de Retry-After y repita. Para pruebas sin este límite, ejecute un sandbox en su equipo.',
      'Wait the number of seconds in Retry-After and retry. For tests without this limit, run a sandbox on your own machine.',
    ),
    provocation: { by: 'requests', requests: exposedLimits.perMinute.requests.platform + 1 },
    tried: [{ by: 'repetition' }],
  },
  s00104: {
    ...own,
    retryAfterSeconds: 1,
    words: say('A sandbox está ocupada', 'El sandbox está ocupado', 'The sandbox is busy'),
    cause: say(
      'Só existe na sandbox: uma ligação tem um pedido de cada vez, e uma sandbox exposta na Internet limita os pedidos, e os megabytes, em curso de todos.',
      'Solo existe en el sandbox: una conexión tiene una solicitud a la vez, y un sandbox expuesto en Internet limita las solicitudes, y los megabytes, en curso de todos.',
      'Exists in the sandbox only: a connection has one request at a time, and a sandbox exposed on the Internet limits the requests, and the megabytes, in progress of everybody.',
    ),
    remedy: say(
      'Espere os segundos de Retry-After e repita. Numa ligação, envie cada pedido depois da resposta ao anterior.',
      'Espere los segundos de Retry-After y repita. En una conexión, envíe cada solicitud después de la respuesta a la anterior.',
      'Wait the number of seconds in Retry-After and retry. On one connection, send each request after the response to the one before.',
    ),
    provocation: { by: 'pipelining' },
    tried: [{ by: 'repetition' }],
  },
} as const satisfies Record<string, RestError>;
export type SandboxCode = keyof typeof sandboxErrors;
