import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { field, objectModel } from '../schema/field.ts';
import { dateTime, digits, paymentId, recordId } from '../schema/formats.ts';
import { operationText, say } from '../words/locales.ts';
import { controlBodies } from './bodies.ts';
import { callerRuleIds, callerRules } from './callerRules.ts';
import { controlWords } from './controlWords.ts';
import { toolHeader } from './toolHeader.ts';

const w = {
  examination: say(
    'O exame das chamadas do programa.',
    'El examen de las llamadas del programa.',
    "The examination of the program's calls.",
  ),
  calls: say(
    'Chamadas do programa à API REST que foram examinadas.',
    'Llamadas del programa a la API REST que se han examinado.',
    'Calls of the REST API by the program that were examined.',
  ),
  rules: say(
    'Cada regra, com o que se encontrou: a mais cara primeiro.',
    'Cada regla, con lo que se encontró: la más cara primero.',
    'Each rule, with what was found: the most expensive first.',
  ),
  rule: say('Uma regra do exame.', 'Una regla del examen.', 'A rule of the examination.'),
  id: say('Nome da regra.', 'Nombre de la regla.', 'Name of the rule.'),
  outcome: say(
    'O que se encontrou: `clear`, nada; `found`, alguma coisa; `unexamined`, não houve nada para examinar.',
    'Lo que se encontró: `clear`, nada; `found`, algo; `unexamined`, no hubo nada que examinar.',
    'What was found: `clear`, nothing; `found`, something; `unexamined`, there was nothing to examine.',
  ),
  what: say('O que correu mal.', 'Qué salió mal.', 'What is wrong.'),
  cost: say('O que custa.', 'Qué cuesta.', 'What it costs.'),
  remedy: say('Como se corrige.', 'Cómo se corrige.', 'How to mend it.'),
  link: say(
    'Caminho da secção que o explica, no site da documentação.',
    'Ruta de la sección que lo explica, en el sitio de la documentación.',
    'Path of the section that explains it, on the documentation site.',
  ),
  found: say('Quantas vezes.', 'Cuántas veces.', 'How many times.'),
  evidence: say(
    'Onde se viu, do mais recente para trás: as últimas dez vezes.',
    'Dónde se vio, de lo más reciente hacia atrás: las últimas diez veces.',
    'Where it was seen, newest first: the last ten times.',
  ),
  at: say('Quando foi.', 'Cuándo fue.', 'When it was.'),
  seen: say(
    'A chamada ou o aviso: método e caminho, ou evento e URL.',
    'La llamada o el aviso: método y ruta, o evento y URL.',
    'The call or the notification: method and path, or event and URL.',
  ),
  detail: say(
    'O que se nota nele: o campo de um aviso, o evento que falta, o estado do pagamento, o tempo que demorou.',
    'Lo que se nota en él: el campo de un aviso, el evento que falta, el estado del pago, el tiempo que tardó.',
    'What is to be noticed: the field of a warning, the missing event, the state of the payment, the time it took.',
  ),
  callId: say(
    'Chamada no registo; nulo quando não é uma chamada.',
    'Llamada en el registro; nulo cuando no es una llamada.',
    'Call in the request log; null where it is no call.',
  ),
  deliveryId: say(
    'Entrega; nulo quando não é um aviso.',
    'Entrega; nulo cuando no es un aviso.',
    'Delivery; null where it is no notification.',
  ),
  paymentId: say('Pagamento, se houver um.', 'Pago, si lo hay.', 'Payment, if there is one.'),
  shipment: say(
    'Uma encomenda que o programa enviou.',
    'Un pedido que el programa envió.',
    'An order that the program shipped.',
  ),
  because: say(
    'Entrega do aviso por que a enviou; nulo, ou nada, se foi por ter lido o pagamento.',
    'Entrega del aviso por el que lo envió; nulo, o nada, si fue por haber leído el pago.',
    'Delivery of the notification because of which it was shipped; null, or left out, if it was because the payment was read.',
  ),
  examineCaller: operationText(
    say('Examinar quem chama', 'Examinar a quien llama', 'Examine the caller'),
    `Examina, pelo registo, as chamadas que o programa fez desde que a sandbox foi reposta ou importada, e o que o recetor respondeu: o que está mal, quanto custa, onde se viu e como se corrige. As páginas deste portal e as ferramentas da sandbox não contam, nem uma chamada com o cabeçalho \`${toolHeader}\`, que um teste põe nas suas. As que chegam por SOAP também não.`,
    `Examina, a partir del registro, las llamadas que el programa hizo desde que el sandbox se restableció o importó, y lo que respondió el receptor: qué está mal, cuánto cuesta, dónde se vio y cómo se corrige. Las páginas de este portal y las herramientas del sandbox no cuentan, ni una llamada con la cabecera \`${toolHeader}\`, que una prueba pone en las suyas. Las que llegan por SOAP tampoco.`,
    `Examines, from the request log, the calls that the program made since the sandbox was reset or imported, and what its receiver responded: what is wrong, what it costs, where it was seen and how to mend it. The pages of this portal and the tools of the sandbox do not count, nor does a call with the header \`${toolHeader}\`, which a test sets on its own. Those by SOAP do not count either.`,
  ),
  reportShipment: operationText(
    say('Dizer que uma encomenda saiu', 'Decir que un pedido se envió', 'Report that an order was shipped'),
    'Um teste diz quando o programa enviou a encomenda de um pagamento, e por que aviso: o exame de quem chama vê se estava paga. Só fica no registo de chamadas.',
    'Una prueba dice cuándo el programa envió el pedido de un pago, y por qué aviso: el examen de quien llama ve si estaba pagado. Solo queda en el registro de llamadas.',
    'A test says when the program shipped the order of a payment, and because of which notification: the examination of the caller sees whether it was paid. It is kept in the request log only.',
  ),
};

const shown = callerRules.missing_custom_unique_id;

const evidence = objectModel('CallerEvidence', w.evidence, {
  at: field(dateTime, w.at, '2026-01-15T10:00:00+00:00'),
  seen: field(z.string(), w.seen, 'POST /api/payments/references'),
  detail: field(z.string().nullable(), w.detail, null),
  callId: field(z.string().nullable(), w.callId, '1768471200000000'),
  deliveryId: field(digits.nullable(), w.deliveryId, null),
  paymentId: field(digits.nullable(), w.paymentId, '1101'),
});

const callerRule = objectModel('CallerRule', w.rule, {
  rule: field(z.enum(callerRuleIds), w.id, 'missing_custom_unique_id'),
  outcome: field(z.enum(['clear', 'found', 'unexamined']), w.outcome, 'found'),
  what: field(z.string(), w.what, shown.what.pt),
  cost: field(z.string(), w.cost, shown.cost.pt),
  remedy: field(z.string(), w.remedy, shown.remedy.pt),
  link: field(z.string(), w.link, shown.link),
  found: field(z.int().nonnegative(), w.found, 1),
  evidence: field(z.array(evidence), w.evidence),
});
export type CallerFinding = z.infer<typeof callerRule>;

export const callerExamination = objectModel('CallerExamination', w.examination, {
  calls: field(z.int().nonnegative(), w.calls, 1),
  rules: field(z.array(callerRule), w.rules),
});
export type CallerExamination = z.infer<typeof callerExamination>;

const shipment = objectModel('Shipment', w.shipment, {
  deliveryId: field(recordId.nullable().optional(), w.because, null),
});
export type Shipment = z.infer<typeof shipment>;

export const callerControls = {
  examineCaller: {
    ...request('GET', '/caller', { tag: 'activity', auth: 'platform' }, w.examineCaller),
    success: { status: 200, data: callerExamination },
    errors: [],
  },
  reportShipment: {
    ...request('POST', '/payments/{id}/shipment', { tag: 'activity', auth: 'platform' }, w.reportShipment),
    params: z.object({ id: field(paymentId, controlWords.paymentId, '1002') }),
    body: shipment,
    examples: controlBodies.reportShipment,
    success: { status: 200 },
    errors: ['c0401', 'e00502'],
  },
} as const satisfies Record<string, Operation>;
