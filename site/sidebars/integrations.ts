import { category, pages } from './category.ts';

const old = 'integrations/prestashop/versoes-anteriores/1.7';

/** The integrations: shops that need no programming. */
export const integrations = [
  ...pages('integrations', ['intro', 'plugin-lab']),
  category({
    key: 'prestashop',
    label: 'PrestaShop',
    slug: 'prestashop',
    description: 'Receber pagamentos numa loja PrestaShop.',
    items: [
      ...pages('integrations/prestashop', [
        'intro',
        'funcionalidades',
        'passos-configuracao',
        'pagamento-compra',
        'atualizar-pagamento',
        'restricoes',
      ]),
      category({
        key: 'prestashop-old',
        label: 'Versões anteriores PrestaShop',
        slug: 'versoes-anteriores-prestashop',
        description: 'Para lojas que ainda não mudaram de versão.',
        items: [
          category({
            key: 'prestashop-17',
            label: 'PrestaShop 1.7',
            slug: 'prestashop-17',
            description: 'Receber pagamentos numa loja PrestaShop 1.7.',
            items: pages(old, [
              'intro',
              'passos-configuracao',
              'pagamento-compra',
              'atualizar-pagamento',
              'restricoes',
            ]),
          }),
        ],
      }),
    ],
  }),
  category({
    key: 'woocommerce',
    label: 'WooCommerce',
    slug: 'woocommerce',
    description: 'Receber pagamentos numa loja WooCommerce.',
    items: pages('integrations/woocommerce', [
      'intro',
      'passos-configuracao',
      'realizar-pagamento',
      'atualizar-pagamentos',
      'problemas-conhecidos',
    ]),
  }),
];
