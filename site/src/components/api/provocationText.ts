import type { Operation } from '@balcao/reference/description/reference.ts';
import type { CallFact, ProvocationFact } from '../../facts/provocation.ts';
import type { Translate } from './referenceTexts.ts';

/**
 * How to provoke an error code in the sandbox, as a sentence with code between backticks: a phone or card with that
 * outcome, a requested fault, too many event streams, or a refused call.
 */
export function provocationText(
  by: ProvocationFact,
  operations: readonly Operation[],
  say: Translate,
): string {
  if (by.by === 'phone')
    return `${say({ id: 'provoke.phone', message: 'Na sandbox, cobre por MB WAY ao telemóvel' })} \`${by.phone}\`.`;
  if (by.by === 'card')
    return `${say({ id: 'provoke.card', message: 'Na sandbox, pague com o cartão' })} \`${by.number}\`.`;
  if (by.by === 'fault')
    return `${say({ id: 'provoke.fault', message: 'Na sandbox, junte a qualquer chamada da API o cabeçalho' })} \`Sandbox-Fault: ${by.fault}\`.`;
  if (by.by === 'streams')
    return `${say({ id: 'provoke.streams', message: 'Na sandbox, abra este número de fluxos em' })} \`GET /sandbox/events\`: ${by.streams}.`;
  const calls = [...(by.before ?? []), by.call].map((call) => callText(call, operations, say));
  const then = say({ id: 'provoke.then', message: 'e depois' });
  return `${say({ id: 'provoke.call', message: 'Na sandbox, chame' })} ${calls.join(` ${then} `)}.`;
}

/** A call in short: operation, values and credentials. */
function callText(call: CallFact, operations: readonly Operation[], say: Translate): string {
  const operation = operations.find(({ id }) => id === call.operation);
  const { method = 'GET', path = call.path ?? '' } = operation ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => call.params?.[name] ?? whole);
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  const body = call.rawBody ?? (call.body === undefined ? '' : JSON.stringify(call.body));
  const words = [`\`${method} ${filled}${query}\``];
  if (body) words.push(say({ id: 'provoke.body', message: 'com o corpo' }), `\`${body}\``);
  if (call.clientId)
    words.push(
      say({ id: 'provoke.clientId', message: 'com o cabeçalho' }),
      `\`PayPay-ClientId: ${call.clientId}\``,
    );
  if (call.as) words.push(credentialsWords(say)[call.as]);
  return words.join(' ');
}

const credentialsWords = (say: Translate): Record<NonNullable<CallFact['as']>, string> => ({
  other: say({ id: 'provoke.as.other', message: 'com as credenciais da outra plataforma da sandbox' }),
  'wrong key': say({ id: 'provoke.as.wrongKey', message: 'com uma chave privada errada' }),
  nobody: say({ id: 'provoke.as.nobody', message: 'sem credenciais' }),
});
