import { languageOf } from './language.ts';

/** Portuguese: plurals, genders, forms of the verb and the nouns made of it (autorizar, autorizado, autorização). */
export const language = languageOf({
  locale: 'pt',
  suffixes: `
    amentos amento imentos imento acoes acao icoes icao coes adoras adores adora ador
    amente mente idades idade aveis avel iveis ivel antes ante entes ente
    ando endo indo ados adas ado ada idos idas ido ida aram eram iram ava avam
    asse esse isse amos emos imos ar er ir ais al eis el oes ao aes ns m
    as os es a o e s`,
  stopWords: `
    varios varias depois antes sei saber foi foram vai vou consigo
    a o as os um uma uns umas de da do das dos em na no nas nos ao aos por pelo pela para pra com sem sob
    e ou se que quem qual quais quando onde como porque e-o isto isso este esta esse essa estes estas meu minha
    meus minhas seu sua eu me nao ja mais muito muita ser sao esta estao foi ter tem tenho temos ha haver
    fazer faco faz posso pode preciso quero devo deve existem existe encontro dura quanto tempo desde ate sobre entre da site hoje`,
});
