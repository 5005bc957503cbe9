import type { OperationId } from '../operations.ts';
import type { ProvokingRequest } from '../provocations/provocation.ts';
import { cardScenarios } from '../scenarios/cards.ts';
import { seed } from '../scenarios/seed.ts';
import { say, type Words } from '../words/locales.ts';
import { controlBodies } from './bodies.ts';
import type { ControlCode } from './errors.ts';
import { exposedLimits } from './exposedLimits.ts';
import type { ControlOperationId } from './operations.ts';
import { mostKept, sandboxQuotas } from './sandboxQuotas.ts';
import { stateVersion } from './stateVersion.ts';

/** A call of the control API, or of the API before one. */
export type ControlRequest = Omit<ProvokingRequest, 'operation' | 'as' | 'clientId' | 'rawBody' | 'path'> & {
  operation: ControlOperationId | OperationId;
};

/** How to meet a code of the control API: a call that is refused with it, or what no single call can do, in words. */
export type ControlProvocation =
  | { by: 'call'; call: ControlRequest; before?: readonly ControlRequest[] }
  | { by: 'words'; words: Words };

const refused = (call: ControlRequest, ...before: ControlRequest[]): ControlProvocation => ({
  by: 'call',
  call,
  ...(before.length > 0 && { before }),
});

const inWords = (pt: string, es: string, en: string): ControlProvocation => ({
  by: 'words',
  words: say(pt, es, en),
});

const [cloud, idle] = seed.terminals;
const ready = { id: seed.checkouts.ready };
const typedCard = controlBodies.payByCard[0].value;
const number = cardScenarios[0]?.number ?? '';

const atAtm = (reference: string, amount = 1000): ControlRequest => ({
  operation: 'payAtAtm',
  body: { entity: seed.referenceRange.entity, reference, amount },
});
const byCard = (body: object): ControlRequest => ({
  operation: 'payByCard',
  params: ready,
  body: { ...typedCard, ...body },
});
const onPhone = (id: string, body: object): ControlRequest => ({
  operation: 'answerPhone',
  params: { id },
  body,
});
const atTerminal = (
  operation: 'typeAmount' | 'presentCard' | 'typePin' | 'setTerminalFault',
  { uuid }: { uuid: string },
  body: object,
): ControlRequest => ({ operation, params: { uuid }, body });
const { megabytes, most } = {
  megabytes: sandboxQuotas.storedBytes.private / 1_000_000,
  most: sandboxQuotas.objects.private,
};

/**
 * How to meet each code of the control API in a sandbox that holds the initial data. The calls are made by a test
 * (sandbox/http/simulator/provocations.test.ts).
 */
export const controlProvocations: Readonly<Record<ControlCode, ControlProvocation>> = {
  c0101: refused(atAtm('999999999')),
  c0102: refused(atAtm('000000138', 2000)),
  c0103: refused(atAtm('000000286')),
  c0104: refused(atAtm('000000485')),
  c0105: refused(atAtm('000000337')),
  c0106: inWords(
    'Crie uma referência com `validDate.start` daqui a uma semana, e pague-a com `POST /sandbox/atm`.',
    'Cree una referencia con `validDate.start` dentro de una semana, y páguela con `POST /sandbox/atm`.',
    'Create a reference with `validDate.start` a week ahead, and pay it with `POST /sandbox/atm`.',
  ),
  c0107: refused(atAtm('000000138', 10_700)),
  c0201: refused(onPhone(seed.payments.pendingReference, { answer: 'accept' })),
  c0202: refused(onPhone(seed.payments.waitingPhone, { answer: 'accept', pin: '0000' })),
  c0301: refused({ operation: 'moveClock', body: { to: '2020-01-01T00:00:00+00:00' } }),
  c0401: refused({ operation: 'getDelivery', params: { id: '999999' } }),
  c0402: refused(
    { operation: 'resendDelivery', params: { id: '1' } },
    {
      operation: 'setFailureMode',
      params: { id: seed.webhooks.confirmed },
      body: { failureMode: 'delayed' },
    },
    atAtm('000000138'),
  ),
  c0501: refused({
    operation: 'reviewEntity',
    params: { clientId: seed.entities.pending.clientId },
    body: { action: 'reopen' },
  }),
  c0601: refused({ operation: 'leaveCheckout', params: { id: seed.checkouts.paid } }),
  c0602: refused(byCard({}), {
    operation: 'payByPhone',
    params: ready,
    body: controlBodies.payByPhone[0].value,
  }),
  c0603: inWords(
    'Crie um checkout com `payment.validDate.start` daqui a uma semana, e pague-o com o id da resposta.',
    'Cree un checkout con `payment.validDate.start` dentro de una semana, y páguelo con el id de la respuesta.',
    'Create a checkout with `payment.validDate.start` a week ahead, and pay it with the id of the response.',
  ),
  c0604: inWords(
    'Crie um checkout só com `payment.paymentMethod.code` `MB`, e pague-o com cartão.',
    'Cree un checkout solo con `payment.paymentMethod.code` `MB`, y páguelo con tarjeta.',
    'Create a checkout with `payment.paymentMethod.code` `MB` alone, and pay it by card.',
  ),
  c0605: refused(byCard({ save: true })),
  c0606: refused(byCard({ number: '4000 0000 0000 0000' })),
  c0607: refused(byCard({ expiryYear: '2020' })),
  c0608: refused({ operation: 'answerChallenge', params: ready, body: { answer: 'accept' } }),
  c0701: refused(atTerminal('typePin', cloud, controlBodies.typePin[0].value), {
    operation: 'createTerminalPayment',
    params: { uuid: cloud.uuid },
    body: { amount: 1000 },
  }),
  c0702: refused(atTerminal('presentCard', cloud, { entry: 'tap', number })),
  c0703: refused(
    atTerminal('presentCard', idle, { entry: 'tap', number }),
    atTerminal('setTerminalFault', idle, { terminalFault: 'offline' }),
  ),
  c0704: refused(atTerminal('typeAmount', cloud, { amount: 1000 })),
  c0801: inWords(
    `Com \`POST /sandbox/tenants\`, abra mais sandboxes na mesma hora do que o servidor aceita: ${sandboxQuotas.tenants}.`,
    `Con \`POST /sandbox/tenants\`, abra en la misma hora más sandboxes de los que admite el servidor: ${sandboxQuotas.tenants}.`,
    `With \`POST /sandbox/tenants\`, open more sandboxes within an hour than the server allows: ${sandboxQuotas.tenants}.`,
  ),
  c0802: refused(
    { operation: 'createTenant', body: { seed: 'loja-de-testes' } },
    { operation: 'createTenant', body: { seed: 'loja-de-testes' } },
  ),
  c0803: inWords(
    `Crie mais de ${most} pagamentos numa sandbox privada.`,
    `Cree más de ${most} pagos en un sandbox privado.`,
    `Create more than ${most} payments in a private sandbox.`,
  ),
  c0804: inWords(
    `Exporte uma sandbox com mais de ${sandboxQuotas.stateRows} linhas de pagamentos, clientes e entregas.`,
    `Exporte un sandbox con más de ${sandboxQuotas.stateRows} filas de pagos, clientes y entregas.`,
    `Export a sandbox with more than ${sandboxQuotas.stateRows} rows of payments, customers and deliveries.`,
  ),
  c0805: refused({ operation: 'importSandbox', body: { version: '000', tables: {} } }),
  c0806: refused({ operation: 'importSandbox', body: { version: stateVersion, tables: { colours: [] } } }),
  c0807: inWords(
    `Importe um estado com mais de ${sandboxQuotas.stateRows} linhas.`,
    `Importe un estado con más de ${sandboxQuotas.stateRows} filas.`,
    `Import a state with more than ${sandboxQuotas.stateRows} rows.`,
  ),
  c0808: inWords(
    'Mude o `amount` de um pagamento num estado exportado, mas não no seu `document`, e importe-o.',
    'Cambie el `amount` de un pago en un estado exportado, pero no en su `document`, e impórtelo.',
    'Change the `amount` of a payment in an exported state, but not in its `document`, and import it.',
  ),
  c0809: inWords(
    'Ponha duas vezes a mesma linha numa tabela de um estado exportado, e importe-o.',
    'Ponga dos veces la misma fila en una tabla de un estado exportado, e impórtelo.',
    'Put the same row twice into a table of an exported state, and import it.',
  ),
  c0810: inWords(
    `Crie mais de ${sandboxQuotas.subscriptions.private} subscrições numa sandbox privada.`,
    `Cree más de ${sandboxQuotas.subscriptions.private} suscripciones en un sandbox privado.`,
    `Create more than ${sandboxQuotas.subscriptions.private} subscriptions in a private sandbox.`,
  ),
  c0811: inWords(
    `Encha uma sandbox privada com ${megabytes} MB de pagamentos e mensagens.`,
    `Llene un sandbox privado con ${megabytes} MB de pagos y mensajes.`,
    `Fill a private sandbox with ${megabytes} MB of payments and messages.`,
  ),
  c0812: inWords(
    `Numa sandbox exposta, com \`SANDBOX_PUBLIC=1\`, abra do mesmo endereço mais de ${exposedLimits.atOnce.tenants.address} sandboxes na mesma hora, no máximo ${exposedLimits.perMinute.tenants.address} por minuto: as outras recebem 429 com \`Retry-After\`.`,
    `En un sandbox expuesto, con \`SANDBOX_PUBLIC=1\`, abra desde la misma dirección más de ${exposedLimits.atOnce.tenants.address} sandboxes en la misma hora, como máximo ${exposedLimits.perMinute.tenants.address} por minuto: los demás reciben 429 con \`Retry-After\`.`,
    `On an exposed sandbox, with \`SANDBOX_PUBLIC=1\`, open more than ${exposedLimits.atOnce.tenants.address} sandboxes from the same address within an hour, no more than ${exposedLimits.perMinute.tenants.address} a minute: others get 429 with \`Retry-After\`.`,
  ),
  c0813: inWords(
    'Numa sandbox exposta, com `SANDBOX_PUBLIC=1`, chame `POST /sandbox/tenants` com uma `seed`.',
    'En un sandbox expuesto, con `SANDBOX_PUBLIC=1`, llame a `POST /sandbox/tenants` con una `seed`.',
    'On an exposed sandbox, with `SANDBOX_PUBLIC=1`, call `POST /sandbox/tenants` with a `seed`.',
  ),
  c0814: refused({ operation: 'deleteTenant' }),
  c0815: inWords(
    'Numa sandbox exposta, com `SANDBOX_PUBLIC=1`, chame `POST /sandbox/tenants` com `curl -H "Origin: https://loja.example"`.',
    'En un sandbox expuesto, con `SANDBOX_PUBLIC=1`, llame a `POST /sandbox/tenants` con `curl -H "Origin: https://loja.example"`.',
    'On an exposed sandbox, with `SANDBOX_PUBLIC=1`, call `POST /sandbox/tenants` with `curl -H "Origin: https://loja.example"`.',
  ),
  c0816: inWords(
    `Registe mais de ${sandboxQuotas.signUps} entidades pela página de adesão, em \`/aderir\`.`,
    `Registre más de ${sandboxQuotas.signUps} entidades por la página de alta, en \`/aderir\`.`,
    `Register more than ${sandboxQuotas.signUps} entities by the sign-up page, at \`/aderir\`.`,
  ),
  c0901: refused({ operation: 'clearFault', params: { id: '999999' } }),
  c0902: inWords(
    'Junte a uma chamada da API o cabeçalho `Sandbox-Fault: avaria`.',
    'Añada a una llamada a la API la cabecera `Sandbox-Fault: averia`.',
    'Add the header `Sandbox-Fault: breakage` to an API call.',
  ),
  c0903: inWords(
    `Chame \`POST /sandbox/faults\` sem \`calls\` mais de ${mostKept.faults} vezes.`,
    `Llame a \`POST /sandbox/faults\` sin \`calls\` más de ${mostKept.faults} veces.`,
    `Call \`POST /sandbox/faults\` without \`calls\` more than ${mostKept.faults} times.`,
  ),
  c1001: refused({ operation: 'retrySetAside', params: { kind: 'payment', id: '999999' } }),
  c1101: inWords(
    'Chame a sandbox por um nome que não seja o seu: `curl -H "Host: loja.example"`.',
    'Llame al sandbox por un nombre que no sea el suyo: `curl -H "Host: loja.example"`.',
    'Call the sandbox by a name that is not its own: `curl -H "Host: loja.example"`.',
  ),
  c1201: inWords(
    'Quem opera o servidor para a sandbox, com `balcao admin freeze`.',
    'Quien opera el servidor detiene el sandbox, con `balcao admin freeze`.',
    'The operator of the server stops the sandbox, with `balcao admin freeze`.',
  ),
};
