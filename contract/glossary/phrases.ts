import type { Locale } from '../words/locales.ts';

/** Phrase that sounds translated, and the idiomatic one. The first is a pattern for whole words, in any case. */
interface Phrase {
  avoid: string;
  write: string;
}

/** English names of systems that send responses. */
const responders = 'APIs?|servers?|sandbox|services?|receivers?|acquirer|provider|back office';

/** English nouns before which "address" means a URL. */
const places = 'page|API|server|sandbox|webhook|shop|service|subscription';

/** Phrases forbidden in the texts of a language. Nouns for things are in the glossary instead. */
export const phrases: Readonly<Record<Locale, readonly Phrase[]>> = {
  pt: [
    { avoid: 'vocês?', write: 'o verbo sem pronome' },
    { avoid: 'ao vivo', write: 'em direto' },
    { avoid: 'ligaç(ão|ões) profundas?', write: 'deep link' },
    { avoid: 'carateres', write: 'caracteres' },
    { avoid: 'encomende(m)? (um mau|uma falha)', write: 'simule' },
    { avoid: 'mandar (no|num) terminal', write: 'comandar' },
  ],
  es: [
    { avoid: 'corren?', write: 'se ejecuta' },
    { avoid: '(solicitud|notificación) vive|(solicitudes|notificaciones) viven', write: 'caduca' },
    { avoid: 'encarg(ar|ue|uen|ad[oa]s?)|por encargo', write: 'simular' },
    { avoid: 'enred(ar|an?|en?|ad[oa]s?)', write: 'alterar' },
    { avoid: 'mand(ar|an?|en?) (en|sobre) (el|un|los) terminal(es)?', write: 'controlar' },
    { avoid: 'escrib(ir|en?|an?) (la|su|una) tarjeta', write: 'introducir los datos de la tarjeta' },
    { avoid: 'vean? (rechazar|aceptar|responder) a su', write: 'compruebe que' },
    { avoid: 'dar (tres|3) números', write: 'mostrar una referencia' },
    { avoid: 'terminal(es)? con un problema', write: 'averiado' },
    { avoid: 'haga de (tienda|cliente)', write: 'póngase en el lugar de' },
    { avoid: 'en vivo', write: 'en directo' },
    { avoid: 'programador(a|es|as)?', write: 'desarrollador' },
    { avoid: '(al|del|el) soporte', write: 'soporte' },
    { avoid: '(la|una) sandbox', write: 'el sandbox' },
  ],
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
