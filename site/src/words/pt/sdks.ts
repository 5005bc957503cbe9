/** Texts of the tables of clients (SDKs). Portuguese is the source. */

export const sdkTable = {
  caption: 'Linguagens geradas aqui',
  language: 'Linguagem',
  options: 'Opções',
};

export const clientTable = {
  caption: (date: string, version: string) =>
    `Experimentadas em ${date}, com a versão ${version} do OpenAPI Generator`,
  outcome: 'O que se fez',
  languages: 'Linguagens',
  used: 'Gerada, compilada e usada: cria uma referência, lê-a e recebe uma recusa',
  compiled: 'Gerada e compilada',
  made: 'Gerada',
  failed: 'Não foi gerada',
};

export const sdkAbilities = {
  caption: 'O que cada cliente gerado sabe fazer',
  ability: 'O que faz',
  written: 'O que se escreve',
};
