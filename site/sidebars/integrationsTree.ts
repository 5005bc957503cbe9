import { pages, type WrittenItem } from './tree.ts';

const old = 'integrations/prestashop/versoes-anteriores/1.7';

/** Integrations for shops, which need no programming. */
export const integrations: readonly WrittenItem[] = [
  ...pages('integrations', ['intro', 'versions', 'awaiting-payment', 'refunds', 'plugin-lab']),
  {
    key: 'prestashop',
    slug: 'prestashop',
    items: [
      ...pages('integrations/prestashop', [
        'intro',
        'funcionalidades',
        'passos-configuracao',
        'pagamento-compra',
        'atualizar-pagamento',
        'restricoes',
      ]),
      {
        key: 'prestashop-old',
        slug: 'versoes-anteriores-prestashop',
        items: [
          {
            key: 'prestashop-17',
            slug: 'prestashop-17',
            items: pages(old, [
              'intro',
              'passos-configuracao',
              'pagamento-compra',
              'atualizar-pagamento',
              'restricoes',
            ]),
          },
        ],
      },
    ],
  },
  {
    key: 'woocommerce',
    slug: 'woocommerce',
    items: pages('integrations/woocommerce', [
      'intro',
      'passos-configuracao',
      'realizar-pagamento',
      'atualizar-pagamentos',
      'problemas-conhecidos',
    ]),
  },
];
