import { callerRules } from '../control/callerRules.ts';
import { methodNames, terminalCardName } from '../resources/payments/paymentEnums.ts';
import { sdkOptionWords } from '../resources/sdks/sdkWords.ts';
import { type Locale, say, type Words } from '../words/locales.ts';

/** Portuguese phrases of the examples, with their translations. */
const phrases: readonly Words[] = [
  terminalCardName,
  ...Object.values(methodNames),
  say('Operação recusada na aplicação', 'Operación rechazada en la aplicación', 'Operation declined in the app'),
  say('Transação não encontrada', 'Transacción no encontrada', 'Transaction not found'),
  say('Artigo esgotado', 'Artículo agotado', 'Article sold out'),
  say('Encomenda ', 'Pedido ', 'Order '),
  ...Object.values(sdkOptionWords),
  ...Object.values(callerRules).flatMap(({ what, cost, remedy }) => [what, cost, remedy]),
];

export function translateExample<T>(example: T, locale: Locale): T {
  const text = phrases.reduce((json, words) => json.replaceAll(words.pt, words[locale]), JSON.stringify(example));
  return JSON.parse(text) as T;
}
