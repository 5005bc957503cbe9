import { say, type Words } from '../words/locales.ts';

/** Request header that causes a fault in the same REST request. */
export const faultHeader = 'Sandbox-Fault';

export const faultKinds = ['latency', 'server_error', 'acquirer_error', 'unavailable', 'dropped_connection'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Maximum and default delay of a call. */
export const latencyMilliseconds = { most: 30_000, usual: 2000 } as const;

/** Maximum number of calls that one fault can affect; without a number it affects all calls. */
export const mostFaultyCalls = 1_000_000;

export const faultKindWords = {
  latency: say(
    'A resposta demora: a chamada espera e depois segue o seu curso, ou nada faz se quem chama desistir antes.',
    'La respuesta tarda: la llamada espera y después sigue su curso, o no hace nada si quien llama desiste antes.',
    'The response is late: the call waits and then proceeds normally, or does nothing if the caller gives up before that.',
  ),
  server_error: say(
    'Responde 500 `e04100`, sem ter feito nada.',
    'Responde 500 `e04100`, sin haber hecho nada.',
    'Returns 500 `e04100`, with nothing done.',
  ),
  acquirer_error: say(
    'O adquirente não responde: 502 `e04101`, sem ter feito nada.',
    'El adquirente no responde: 502 `e04101`, sin haber hecho nada.',
    'The acquirer does not respond: 502 `e04101`, with nothing done.',
  ),
  unavailable: say(
    'A sandbox está indisponível: 503 `s00101` com `Retry-After`, sem ter feito nada. O código é da sandbox, não do fornecedor.',
    'El sandbox no está disponible: 503 `s00101` con `Retry-After`, sin haber hecho nada. El código es del sandbox, no del proveedor.',
    'The sandbox is unavailable: 503 `s00101` with `Retry-After`, with nothing done. The code belongs to the sandbox, not to the provider.',
  ),
  dropped_connection: say(
    'Faz o que foi pedido e corta a ligação em vez de responder: o pagamento existe e os webhooks são enviados; só quem fez a chamada não sabe o que aconteceu.',
    'Hace lo que se pidió y corta la conexión en lugar de responder: el pago existe y los webhooks se envían; solo quien hizo la llamada no sabe qué ocurrió.',
    'Carries out the request and closes the connection instead of responding: the payment exists and the webhooks are sent; only the caller does not know what happened.',
  ),
} as const satisfies Record<FaultKind, Words>;
