import type * as pt from '../pt/sdks.ts';

export const sdkTable: typeof pt.sdkTable = {
  caption: 'Lenguajes que se generan aquí',
  language: 'Lenguaje',
  options: 'Opciones',
};

export const clientTable: typeof pt.clientTable = {
  caption: (date, version) => `Probados el ${date}, con la versión ${version} de OpenAPI Generator`,
  outcome: 'Lo que se hizo',
  languages: 'Lenguajes',
  used: 'Generado, compilado y usado: crea una referencia, la lee y recibe un rechazo',
  compiled: 'Generado y compilado',
  made: 'Generado',
  failed: 'No se generó',
};

export const sdkAbilities: typeof pt.sdkAbilities = {
  caption: 'Lo que sabe hacer cada cliente generado',
  ability: 'Qué hace',
  written: 'Lo que se escribe',
};
