import '../search/marks.css';
import { markFound } from '../search/markFound.ts';

/** Marks the words that the page's URL asks for. */
export const markWords = markFound;
