/** Texts of drawn screens. Portuguese is the source. */

export const drawing = {
  label: 'Desenho',
};

export const platformDrawing = {
  title: 'Back-office do fornecedor',
  menu: 'Configurar > Integrações > Plataformas de integração',
  heading: 'Plataformas de integração',
  add: 'Adicionar',
  extension: 'Extensão',
  save: 'Guardar',
  nif: 'NIF',
  code: 'Código da plataforma',
  key: 'Chave privada',
  addAlt:
    'o back-office do fornecedor, em Configurar, Integrações, Plataformas de integração, com o botão Adicionar e o botão Guardar.',
  addCaption: 'Onde se cria a plataforma.',
  credentialsAlt:
    'a plataforma criada, com o NIF marcado com 1, o código da plataforma com 2 e a chave privada com 3.',
  credentialsCaption: 'Os três valores da plataforma.',
};
