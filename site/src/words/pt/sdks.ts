/** Strings of the tables of clients (SDKs). Portuguese is the source language. */

export const sdkTable = { caption: 'Linguagens geradas aqui', language: 'Linguagem', options: 'Opções' };

export const clientTable = {
  lead: (date: string, version: string) =>
    `Em ${date} foram feitos todos, com a versão ${version} do OpenAPI Generator, e cada um chegou até aqui:`,
  caption: 'Até onde chegou cada cliente',
  outcome: 'O que se fez',
  languages: 'Linguagens',
  used: 'Usada',
  compiled: 'Compilada',
  made: 'Gerada',
  failed: 'Não gerada',
};

export const sdkAbilities = {
  caption: 'O que cada cliente gerado sabe fazer',
  ability: 'O que faz',
  written: 'O que se escreve',
};
