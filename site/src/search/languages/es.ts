import { languageOf } from './language.ts';

/** Spanish: plurals, genders, forms of the verb and the nouns made of it (autorizar, autorizado, autorización). */
export const language = languageOf({
  locale: 'es',
  suffixes: `
    amientos amiento imientos imiento amento aciones acion iciones icion ciones cion adoras adores adora ador
    amente mente idades idad ables able ibles ible antes ante entes ente
    ando endo iendo ados adas ado ada idos idas ido ida aron ieron aban aba
    ase iese amos emos imos ar er ir ales al iles il eles el ones on
    as os es a o e s`,
  stopWords: `
    varios varias despues antes se saber fue va voy cada
    el la los las un una unos unas de del al a en por para con sin y o u si que quien cual cuales cuando donde
    como porque esto eso este esta ese esa estos estas mi mis su sus tu yo me no ya mas muy ser es son esta
    estan fue tener tiene tengo hay hacer hago puedo puede necesito quiero debo debe existe existen
    cuanto tiempo significa desde hasta sobre entre web sitio hoy`,
});
