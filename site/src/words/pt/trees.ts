/** Groups in page trees (site/sidebars) by key: name, text of the group's page. Portuguese is the source language. */
export const groups = {
  entities: {
    label: 'Entidades',
    description: 'Criar comerciantes, associá-los ao seu software e acompanhar a aprovação.',
  },
  checkouts: {
    label: 'Checkouts',
    description: 'Uma página de pagamento pronta: por ligação, dentro do seu site ou da sua aplicação.',
  },
  payments: {
    label: 'Pagamentos',
    description:
      'Cobrar com referências Multibanco, MB WAY e métodos guardados; reservar, capturar e devolver o dinheiro de qualquer pagamento.',
  },
  terminals: {
    label: 'Terminais',
    description: 'Cobrar e reembolsar num terminal de pagamento, sozinho ou comandado pela API.',
  },
  cloud: { label: 'Cloud', description: 'Terminais que recebem da API o que têm a cobrar.' },
  customers: {
    label: 'Clientes',
    description: 'Guardar clientes, os métodos de pagamento deles e as entidades que os partilham.',
  },
  webhooks: { label: 'Webhooks', description: 'Ser avisado de cada pagamento, com a certeza de quem avisa.' },
  prestashop: { label: 'PrestaShop', description: 'Receber pagamentos numa loja PrestaShop.' },
  'prestashop-old': {
    label: 'Versões anteriores PrestaShop',
    description: 'Para lojas que ainda não mudaram de versão.',
  },
  'prestashop-17': { label: 'PrestaShop 1.7', description: 'Receber pagamentos numa loja PrestaShop 1.7.' },
  woocommerce: { label: 'WooCommerce', description: 'Receber pagamentos numa loja WooCommerce.' },
  'soap-payments': {
    label: 'Pagamentos',
    description: 'Criar, consultar e cancelar pagamentos com a API SOAP.',
  },
  'soap-webhooks': { label: 'Webhooks', description: 'Receber avisos da API SOAP.' },
};

export const captions = {
  start: 'Começar',
  take: 'Receber pagamentos',
  notified: 'Ser avisado',
  live: 'Passar a produção',
  test: 'Testar',
  look: 'Consultar',
  operate: 'Operar a sandbox',
};
