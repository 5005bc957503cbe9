import { absentThings } from './absent.ts';
import { moneyWords } from './money.ts';
import { peopleWords } from './people.ts';
import { techniqueWords } from './technique.ts';
import type { TradeWord } from './tradeWord.ts';

/** The words of the trade: what people type, and what the pages say. */
export const tradeWords: readonly TradeWord[] = [
  ...moneyWords,
  ...peopleWords,
  ...techniqueWords,
  ...absentThings,
];
