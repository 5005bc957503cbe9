import type * as pt from '../pt/drawing.ts';

export const drawing: typeof pt.drawing = {
  label: 'Dibujo',
};

export const platformDrawing: typeof pt.platformDrawing = {
  title: 'Back-office del proveedor',
  menu: 'Configurar > Integraciones > Plataformas de integración',
  heading: 'Plataformas de integración',
  add: 'Añadir',
  extension: 'Extensión',
  save: 'Guardar',
  nif: 'NIF',
  code: 'Código de la plataforma',
  key: 'Clave privada',
  addAlt:
    'el back-office del proveedor, en Configurar, Integraciones, Plataformas de integración, con el botón Añadir y el botón Guardar.',
  addCaption: 'Aquí se crea la plataforma.',
  credentialsAlt:
    'la plataforma ya creada: el NIF lleva el número 1, el código de la plataforma el 2 y la clave privada el 3.',
  credentialsCaption: 'Los tres valores de la plataforma.',
};
