/** Search data of a language, in lower case and without accents. */
export interface SearchLanguage {
  locale: 'pt' | 'es' | 'en';
  /** Suffixes that the stemmer removes, longest first. */
  suffixes: readonly string[];
  stopWords: ReadonlySet<string>;
}

const split = (text: string) => text.trim().split(/\s+/);

const languageOf = (locale: SearchLanguage['locale'], suffixes: string, stopWords: string): SearchLanguage => ({
  locale,
  suffixes: split(suffixes).sort((a, b) => b.length - a.length),
  stopWords: new Set(split(stopWords)),
});

/** Portuguese: suffixes of plurals, gender forms, verb forms and derived nouns (autorizar, ...), and stop words. */
const pt = languageOf(
  'pt',
  `
    amentos amento imentos imento acoes acao icoes icao coes adoras adores adora ador
    amente mente idades idade aveis avel iveis ivel antes ante entes ente
    ando endo indo ados adas ado ada idos idas ido ida aram eram iram ava avam
    asse esse isse amos emos imos ar er ir ais al eis el oes ao aes ns m
    as os es a o e s`,
  `
    varios varias depois antes sei saber foi foram vai vou consigo
    a o as os um uma uns umas de da do das dos em na no nas nos ao aos por pelo pela para pra com sem sob
    e ou se que quem qual quais quando onde como porque e-o isto isso este esta esse essa estes estas meu minha
    meus minhas seu sua eu me nao ja mais muito muita ser sao esta estao foi ter tem tenho temos ha haver
    fazer faco faz posso pode preciso quero devo deve existem existe encontro dura quanto tempo desde ate sobre entre da site hoje`,
);

/** Spanish: suffixes of plurals, gender forms, verb forms and derived nouns (autorizar, ...), and stop words. */
const es = languageOf(
  'es',
  `
    amientos amiento imientos imiento amento aciones acion iciones icion ciones cion adoras adores adora ador
    amente mente idades idad ables able ibles ible antes ante entes ente
    ando endo iendo ados adas ado ada idos idas ido ida aron ieron aban aba
    ase iese amos emos imos ar er ir ales al iles il eles el ones on
    as os es a o e s`,
  `
    varios varias despues antes se saber fue va voy cada
    el la los las un una unos unas de del al a en por para con sin y o u si que quien cual cuales cuando donde
    como porque esto eso este esta ese esa estos estas mi mis su sus tu yo me no ya mas muy ser es son esta
    estan fue tener tiene tengo hay hacer hago puedo puede necesito quiero debo debe existe existen
    cuanto tiempo significa desde hasta sobre entre web sitio hoy`,
);

/** English: suffixes of plurals, verb forms and derived nouns (authorise, ...), and stop words. */
const en = languageOf(
  'en',
  `
    isations isation izations ization ising izing ised ized ises izes ise ize ations ation ators ator
    ements ement ments ment ings ing edly ed ers er ies ied y ions ion ally al ables able ly ates ate
    es e s`,
  `
    after before later know need want use using
    a an the of in on at to for from by with without and or if that who which what when where how why this these
    those my your our i me we you it is are was be been do does did can could should must will would have has
    had not no there get getting got about into their his her any some between website`,
);

/** All languages in one module. Their words take 1 KB, which is less than another request. */
export const languages = { pt, es, en } as const satisfies Record<string, SearchLanguage>;
