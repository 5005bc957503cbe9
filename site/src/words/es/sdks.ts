import type * as pt from '../pt/sdks.ts';

export const sdkTable: typeof pt.sdkTable = {
  caption: 'Lenguajes que se generan aquí',
  language: 'Lenguaje',
  options: 'Opciones',
};

export const clientTable: typeof pt.clientTable = {
  lead: (date, version) =>
    `El ${date} se hicieron todos, con la versión ${version} de OpenAPI Generator, y cada uno llegó hasta aquí:`,
  caption: 'Hasta dónde llegó cada cliente',
  outcome: 'Lo que se hizo',
  languages: 'Lenguajes',
  used: 'Usado',
  compiled: 'Compilado',
  made: 'Generado',
  failed: 'No generado',
};

export const sdkAbilities: typeof pt.sdkAbilities = {
  caption: 'Lo que sabe hacer cada cliente generado',
  ability: 'Qué hace',
  written: 'Lo que se escribe',
};
