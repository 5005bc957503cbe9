import { type Locale, operationText, say, type Words } from '../words/locales.ts';
import { faultHeader, faultKinds, faultKindWords, latencyMilliseconds } from './faultKinds.ts';

const kindsIn = (locale: Locale) =>
  faultKinds.map((kind) => `- \`${kind}\`: ${faultKindWords[kind][locale]}`).join('\n');

const kinds: Words = say(kindsIn('pt'), kindsIn('es'), kindsIn('en'));

const { usual, most } = latencyMilliseconds;

export const faultWords = {
  kind: say('O que corre mal.', 'Qué sale mal.', 'What goes wrong.'),
  operation: say(
    'Operação da API que falha, pelo `operationId`; sem ela, todas.',
    'Operación de la API que falla, por su `operationId`; sin ella, todas.',
    'API operation that fails, by its `operationId`; all of them when left out.',
  ),
  anyOperation: say(
    'Operação que falha; nulo para todas.',
    'Operación que falla; nulo para todas.',
    'Operation that fails; null for all.',
  ),
  calls: say(
    'Quantas chamadas apanham a falha; sem número, todas até ser retirada.',
    'Cuántas llamadas sufren el fallo; sin número, todas hasta que se retire.',
    'How many calls hit the fault; without a number, all until it is cleared.',
  ),
  callsLeft: say(
    'Quantas chamadas ainda a apanham; nulo até ser retirada.',
    'Cuántas llamadas lo sufrirán todavía; nulo hasta que se retire.',
    'How many more calls will hit it; null until cleared.',
  ),
  milliseconds: say(
    `Só para \`latency\`: quanto espera a chamada, em milissegundos; ${usual} por omissão, no máximo ${most}.`,
    `Solo para \`latency\`: cuánto espera la llamada, en milisegundos; ${usual} por defecto, como máximo ${most}.`,
    `For \`latency\` only: how long the call waits, in milliseconds; ${usual} by default, ${most} at most.`,
  ),
  anyMilliseconds: say(
    'Quanto espera a chamada, em milissegundos; nulo nas outras falhas.',
    'Cuánto espera la llamada, en milisegundos; nulo en los demás fallos.',
    'How long the call waits, in milliseconds; null for other faults.',
  ),
  id: say('Identificador da falha.', 'Identificador del fallo.', 'Fault id.'),
  createdAt: say('Quando foi pedida.', 'Cuándo se pidió.', 'When it was requested.'),
  faultRequest: say('Falha a provocar.', 'Fallo que se provoca.', 'Fault to cause.'),
  fault: say('Falha que espera por chamadas.', 'Fallo que espera llamadas.', 'Fault waiting for calls.'),
  createFault: operationText(
    say('Provocar uma falha', 'Provocar un fallo', 'Cause a fault'),
    `As próximas chamadas da API correm mal, nesta sandbox:\n\n${kinds.pt}\n\nPara uma só chamada, envie antes nela o cabeçalho \`${faultHeader}\`, com um ou mais destes nomes separados por vírgulas; \`latency=500\` diz quantos milissegundos, no máximo ${most} ao todo. Cada resposta alterada traz o mesmo cabeçalho, com o que lhe aconteceu.`,
    `Las próximas llamadas a la API fallan, en este sandbox:\n\n${kinds.es}\n\nPara una sola llamada, envíe en ella la cabecera \`${faultHeader}\`, con uno o más de estos nombres separados por comas; \`latency=500\` indica cuántos milisegundos, como máximo ${most} en total. Cada respuesta alterada trae la misma cabecera, con el fallo aplicado.`,
    `The next API calls fail, in this sandbox:\n\n${kinds.en}\n\nFor a single call, send the header \`${faultHeader}\` with it instead: one or more of these names separated by commas; \`latency=500\` says how many milliseconds, ${most} at most in all. Every response that was tampered with carries the same header, saying what happened to it.`,
  ),
  listFaults: operationText(
    say('Listar falhas', 'Listar fallos', 'List faults'),
    'As falhas que ainda esperam por chamadas, da mais antiga à mais recente.',
    'Los fallos programados que aún no se han aplicado, del más antiguo al más reciente.',
    'The faults still waiting for calls, oldest first.',
  ),
  clearFaults: operationText(
    say('Retirar todas as falhas', 'Retirar todos los fallos', 'Clear all faults'),
    'A API volta a responder como deve.',
    'La API vuelve a responder como debe.',
    'The API responds normally again.',
  ),
  clearFault: operationText(
    say('Retirar uma falha', 'Retirar un fallo', 'Clear a fault'),
    'As outras ficam como estão.',
    'Los demás quedan como están.',
    'The others stay in place.',
  ),
} as const;
