import { absentThings } from './absent.ts';
import { moneyWords } from './money.ts';
import { peopleWords } from './people.ts';
import { techniqueWords } from './technique.ts';
import type { TradeWord } from './tradeWord.ts';

/** Trade words: queries, and the pages' own words. */
export const tradeWords: readonly TradeWord[] = [...moneyWords, ...peopleWords, ...techniqueWords, ...absentThings];
