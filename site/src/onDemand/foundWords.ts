import '../search/marks.css';
import { markFound } from '../search/markFound.ts';

export const markWords = markFound;
