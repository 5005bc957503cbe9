import type { Locale } from '../words/locales.ts';

/** A phrase that reads as translated, and what a native writes. The first is a pattern for whole words, in any case. */
export interface Phrase {
  avoid: string;
  write: string;
}

/** Who responds to a request, as English names them. */
const responders = 'APIs?|servers?|sandbox|services?|receivers?|acquirer|provider|back office';

/** What English calls the places where an address stood for a URL. */
const places = 'page|API|server|sandbox|webhook|shop|service|subscription';

/** Phrases that no text of a language contains. Names of things are terms of the glossary. */
export const phrases: Readonly<Record<Locale, readonly Phrase[]>> = {
  pt: [],
  es: [],
  en: [
    { avoid: `(${responders}) (did not |does not |stopped )?answer(s|ed|ing)?`, write: 'responds' },
    { avoid: 'answers with|answer(s|ed)? (with )?\\d{3}', write: 'responds with' },
    {
      avoid: `answers? (of|from) the (${responders})|the answer to (the|a|your) (call|request)`,
      write: 'response',
    },
    { avoid: `(web|return|callback|webhook|redirect|payment page) address(es)?`, write: 'URL' },
    { avoid: `address(es)? of (the|your|a) (${places})`, write: 'URL' },
    { avoid: 'situations? (that )?a shop must bear|must bear|has to bear', write: 'edge cases to handle' },
    { avoid: "signatures? ((do(es)? )?not |doesn[’']t )?fits?", write: 'the signature matches' },
    { avoid: 'conclude nothing', write: 'don’t assume the payment failed' },
    { avoid: 'need not', write: 'don’t need to' },
    { avoid: 'repeat(ed)? later|further attempts?', write: 'retry later' },
    { avoid: 'give (three|3) numbers to pay', write: 'show a Multibanco reference to pay' },
    { avoid: 'with a trouble|what the trouble is', write: 'faulty' },
    { avoid: 'provok(e|es|ed|ing)', write: 'trigger' },
    { avoid: 'e-mails?', write: 'email' },
  ],
};
