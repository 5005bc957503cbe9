/** Texts about the provider: environments, and where the code comes from. Portuguese is the source. */

export const environments = {
  sandbox: 'No seu computador, com credenciais prontas. O dinheiro, as caixas e os telemóveis são virtuais.',
  testing: 'No fornecedor, com as credenciais de teste da sua entidade. Nenhum pagamento é real.',
  production: 'No fornecedor, com as credenciais da sua integração. Os pagamentos são reais.',
  caption: 'Onde responde a API',
};

export const sourceCode = {
  label: 'Trazer o código do portal',
  unpublished: 'O código deste portal não está publicado:',
  ask: 'peça-o ao suporte',
};

export const runReceiver = {
  shell: 'Terminal',
  label: 'Pôr o recetor a correr',
};

export const pluginFile = {
  link: {
    prestashop8: 'Descarregue o módulo para PrestaShop 8',
    prestashop17: 'Descarregue o módulo para PrestaShop 1.7',
    woocommerce: 'Descarregue o plugin para WooCommerce',
  },
  unset: 'Este portal ainda não tem o endereço do ficheiro:',
  ask: 'peça-o ao suporte',
};
