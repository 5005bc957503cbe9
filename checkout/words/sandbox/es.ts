import type { SandboxWords } from './pt.ts';

export const sandbox: SandboxWords = {
  label: 'Sandbox',
  apart: 'Esto no forma parte de la página de pago: son datos de prueba.',
  cards: 'Rellenar con una tarjeta de prueba',
  phones: 'Rellenar con un móvil de prueba',
  morePhones: 'Más resultados',
  filled: 'Rellenado.',
  other: {
    choose: 'Elija un método: aquí aparecen las tarjetas y los móviles de prueba.',
    preparing: 'Cuando aparezca la referencia, podrá pagarla aquí.',
    bank: 'Confirme o rechace: aquí hace de titular de la tarjeta.',
    done: 'En esta pantalla no hay nada que rellenar.',
  },
  push: {
    told: (paymentId) =>
      `Un móvil de prueba responde solo. Por cualquier otro responda aquí, o con POST /sandbox/payments/${paymentId}/phone.`,
    accept: 'Aceptar en el móvil',
    refuse: 'Rechazar en el móvil',
    working: 'Respondiendo…',
  },
  atm: {
    told: 'Ningún cajero real acepta esta referencia: páguela aquí, o con POST /sandbox/atm.',
    pay: 'Pagar esta referencia',
    working: 'Pagando…',
  },
  docs: 'Datos de prueba en la documentación',
};
