import type * as pt from '../pt/differences.ts';

export const chosenMark: typeof pt.chosenMark = {
  words: 'elegido por el sandbox',
};

export const assumptions: typeof pt.assumptions = {
  rule: 'Regla',
  reason: 'Por qué',
  source: 'Dónde se ve',
  captions: {
    limit: 'Límites que eligió el sandbox',
    payment: 'Pasos de un pago que eligió el sandbox',
    checkout: 'Pasos de un checkout que eligió el sandbox',
    terminal: 'Pasos de un terminal que eligió el sandbox',
    entity: 'Pasos de una entidad que eligió el sandbox',
    delivery: 'Pasos de una entrega que eligió el sandbox',
    error: 'Códigos cuya causa o estado eligió el sandbox',
    scenario: 'Valores de prueba del sandbox',
    field: 'Reglas de campos que eligió el sandbox',
    behaviour: 'Comportamiento que eligió el sandbox',
    extra: 'Lo que el sandbox tiene de más',
    published: 'Lo que solo muestra otro material publicado',
  },
};
