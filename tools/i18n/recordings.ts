import type { RecordedRequest, Recording, Step } from '@balcao/examples/recording.ts';
import { isKnown } from './spelling.ts';
import type { Translation } from './translatedPages.ts';
import { dictionaryWords } from './wordLists.ts';

/** Texts that are the same in all languages: names, seeded texts of the shop, and values of the API. */
const sameTexts: readonly RegExp[] = [
  / de Exemplo(, Lda\.)?$/,
  /^(Encomenda 0001|Encomenda 0012|Assinatura mensal|Loja de rua)$/,
  /^(Gomes|Gomes Santos|Inês|Inês Moura|João|Moura|Rita Lopes|Rui)$/,
  /^Loja sem (gama|métodos|referências|integração), Lda\.$/,
  // Type in JSON, and counter in an exported state.
  /^(range|string)$/,
];

/** Portuguese words in a translated recording. Skips deliveries, because they have no language and repeat the calls. */
export function portugueseWords({ id, locale, steps }: Recording): string[] {
  return steps
    .filter(({ kind }) => kind !== 'delivery')
    .flatMap((step) =>
      textsOf(step).flatMap((text) =>
        wordsOnlyIn(text, locale as Translation).map(
          (word) => `examples/recorded/${locale}.json ${id} ${step.name}: "${word}" is Portuguese: ${text}`,
        ),
      ),
    );
}

function wordsOnlyIn(text: string, locale: Translation): string[] {
  if (sameTexts.some((pattern) => pattern.test(text))) return [];
  return dictionaryWords(` ${text}`).filter((word) => word.length > 2 && isKnown(word, 'pt') && !isKnown(word, locale));
}

function textsOf({ request, response }: Step): string[] {
  return [...queryTexts(request), ...bodyTexts(request.body ?? ''), ...bodyTexts(response.body)];
}

const queryTexts = ({ path }: RecordedRequest) => [...new URL(path, 'http://sandbox').searchParams.values()];

function bodyTexts(body: string): string[] {
  if (body.startsWith('<?xml')) return [...body.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text);
  return body === '' ? [] : valueTexts(JSON.parse(body));
}

function valueTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valueTexts) : [];
}
