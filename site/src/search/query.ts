import { isIdentifier } from './exactName.ts';
import type { SearchLanguage } from './searchLanguages.ts';
import { keyOf, type Meaning, type Phrase, type Phrases, tellingWords } from './synonyms/phrases.ts';
import { correct, isBeginning, type Vocabulary } from './typingErrors.ts';

export interface QueryPart {
  words: readonly string[];
  meanings: readonly Meaning[];
  absentAt: readonly string[];
}

/** Parses a query: corrects typing errors, joins split words, and finds phrases of the trade. */
export function readQuery(
  question: string,
  language: SearchLanguage,
  phrases: Phrases,
  vocabulary: Vocabulary,
): QueryPart[] {
  const typed = tellingWords(question, language);
  const isTrade =
    phrasesAt(
      0,
      typed.map((word) => keyOf(word, language)),
      phrases,
    ).length > 0;
  if (typed.length > 0 && isIdentifier(question.trim()) && !isTrade) {
    return [{ words: typed, meanings: [], absentAt: [] }];
  }
  const words = joinWords(typed, vocabulary).map((word) =>
    /\d/.test(word) || isBeginning(word, vocabulary) ? word : (correct(word, vocabulary) ?? word),
  );
  const keys = words.map((word) => keyOf(word, language));
  const parts: QueryPart[] = [];
  for (let i = 0; i < words.length; ) {
    const found = phrasesAt(i, keys, phrases);
    const length = found[0]?.keys.length ?? 1;
    parts.push({
      words: words.slice(i, i + length),
      meanings: found.flatMap(({ meanings }) => meanings),
      absentAt: found.flatMap(({ absentAt }) => absentAt ?? []),
    });
    i += length;
  }
  return parts;
}

/** Joins two words that are known as a single one: `woo commerce`. */
function joinWords(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const [word = '', next = ''] = words.slice(i, i + 2);
    const isOne = next !== '' && vocabulary.has(word + next) && !(vocabulary.has(word) && vocabulary.has(next));
    joined.push(isOne ? word + next : word);
    if (isOne) i += 1;
  }
  return joined;
}

function phrasesAt(at: number, keys: readonly string[], phrases: Phrases): Phrase[] {
  const all = (phrases.get(keys[at] ?? '') ?? []).filter((phrase) =>
    phrase.keys.every((each, i) => keys[at + i] === each),
  );
  return all.filter((phrase) => phrase.keys.length === all[0]?.keys.length);
}
