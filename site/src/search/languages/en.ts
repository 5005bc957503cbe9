import { languageOf } from './language.ts';

/** English: plurals, forms of the verb and the nouns made of it (authorise, authorised, authorisation). */
export const language = languageOf({
  locale: 'en',
  suffixes: `
    isations isation izations ization ising izing ised ized ises izes ise ize ations ation ators ator
    ements ement ments ment ings ing edly ed ers er ies ied y ions ion ally al ables able ly ates ate
    es e s`,
  stopWords: `
    after before later know need want use using
    a an the of in on at to for from by with without and or if that who which what when where how why this these
    those my your our i me we you it is are was be been do does did can could should must will would have has
    had not no there get getting got about into their his her any some between website`,
});
