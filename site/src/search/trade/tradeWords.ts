import { absentThings } from './absent.ts';
import { moneyWords } from './money.ts';
import { peopleWords } from './people.ts';
import { techniqueWords } from './technique.ts';
import type { TradeWord } from './tradeWord.ts';

/** Words of the trade: those that queries use, and those that the pages use. */
export const tradeWords: readonly TradeWord[] = [...moneyWords, ...peopleWords, ...techniqueWords, ...absentThings];
