import { markFound } from '../search/markFound.ts';

/** Marks the words that the page's URL asks for. */
markFound();
