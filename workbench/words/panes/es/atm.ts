import type { PaneWords } from '../pt.ts';

/** The cash machine of the workbench. */
export const atm: PaneWords['atm'] = {
  title: 'Cajero',
  lead: 'Pague una referencia como la pagaría el cliente. Si el cajero la rechaza, sabrá qué dígito está mal.',
  bank: {
    title: 'Banca en línea',
    heading: 'Pagar un servicio',
    account: 'Cuenta de prueba de Maria Silva',
    submit: 'Confirmar el pago',
  },
  references: 'Referencias por pagar',
  noReferences: 'Ninguna referencia espera el pago.',
  noReferencesText: 'Cree una con la primera solicitud del resumen, o use una de las situaciones de abajo.',
  scenarios: {
    title: 'Situaciones que la tienda debe saber resolver',
    text: 'Cada una crea lo que necesita y deja el cajero listo: solo falta pulsar Pagar.',
    labels: {
      wrongAmount: 'Importe equivocado',
      twice: 'Pagar dos veces',
      early: 'Antes de tiempo',
      late: 'Fuera de plazo',
      blocked: 'Fuera de plazo, bloqueada',
    },
    ready: {
      wrongAmount:
        'La referencia es de 10,00 € y en el cajero está el doble: los dígitos de control no van a cuadrar.',
      twice: 'Esta referencia acaba de pagarse. Páguela otra vez y vea el rechazo.',
      early: 'La validez de esta referencia empieza mañana.',
      late: 'El plazo terminó hace un minuto, pero la referencia no bloquea los pagos fuera de plazo: el cajero la acepta.',
      blocked:
        'El plazo terminó hace un minuto y la referencia bloquea los pagos fuera de plazo (blockLatePayment).',
    },
  },
  explained: {
    title: 'Qué está mal',
    fields: { entity: 'de la entidad', reference: 'de la referencia' },
    amount: (typed, expected, given, right) =>
      `El importe forma parte de la referencia. Para ${typed} los dos últimos dígitos serían ${expected}, y son ${given}: esta referencia es de ${right}.`,
    digit: (place, field, typed, meant) =>
      `El dígito ${place}.º ${field}: pone ${typed}, y existe una referencia igual con ${meant}.`,
    swapped: (place, field) => `Los dígitos ${place}.º y ${place + 1}.º ${field} están cambiados entre sí.`,
    misfit: (amount, expected, given) =>
      `No existe, ni podría existir: para ${amount} los dígitos de control de esta referencia serían ${expected}, y son ${given}.`,
    nobody: 'Los dígitos cuadran, pero nadie ha emitido esta referencia en este sandbox.',
  },
};
