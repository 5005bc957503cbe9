import seed from '@facts/seed.json';
import type { PanelContext } from '../LivePanel/panelContext.ts';
import type { FormPlan } from './formDefinition.ts';

export const checkoutPresets = ['cc', 'mb', 'mw', 'multiPayment', 'embed', 'mobile', 'tokenization'] as const;
export type CheckoutPreset = (typeof checkoutPresets)[number];

/** URLs of the shop (reserved names, RFC 2606). */
const redirects = {
  'redirects[type=success].url': 'https://loja.example/obrigado',
  'redirects[type=cancel].url': 'https://loja.example/carrinho',
  'redirects[type=back].url': 'https://loja.example/pagamento',
};

const starts: Record<CheckoutPreset, Readonly<Record<string, string>>> = {
  cc: { 'page.layout': 'web', 'payment.paymentMethod.code': 'CC', ...redirects },
  mb: { 'page.layout': 'web', 'payment.paymentMethod.code': 'MB', ...redirects },
  mw: { 'page.layout': 'web', 'payment.paymentMethod.code': 'MW', ...redirects },
  multiPayment: {
    'page.layout': 'web',
    'payment.availableMethods[code=CC]': 'true',
    'payment.availableMethods[code=MB]': 'true',
    'payment.availableMethods[code=MW]': 'true',
    ...redirects,
  },
  embed: {
    'page.layout': 'embed',
    'payment.paymentMethod.code': 'CC',
    'redirects[type=action].url': 'https://loja.example/resultado',
  },
  mobile: {
    'page.layout': 'default',
    'payment.paymentMethod.code': 'CC',
    'redirects[type=action].url': 'example.loja://resultado',
  },
  tokenization: {
    'page.layout': 'basic',
    'payment.paymentMethod.code': 'CC',
    'payment.customer.uuid': seed.customers.own,
    'payment.paymentMethod.details.allowRegistration': 'true',
    ...redirects,
  },
};

const inObject = (name: string, keys: readonly string[]) => keys.map((key) => `${name}.${key}`);
const address = ['country', 'city', 'street1', 'postCode'];

/**
 * The guide form of a checkout: language, layout, amount, method, product, customer, addresses, redirects. Groups that
 * a page is about start open, the others collapsed.
 */
export function checkoutPlan(preset: CheckoutPreset, locale: PanelContext['locale']): FormPlan {
  const saves = preset === 'tokenization';
  const inFrame = preset === 'embed' || preset === 'mobile';
  return {
    initialValues: {
      'page.language': locale.toUpperCase(),
      'payment.amount': '1000',
      'payment.code': 'REF-0042',
      ...starts[preset],
    },
    groups: [
      {
        paths: [
          'page.language',
          'page.layout',
          'payment.amount',
          'payment.paymentMethod.code',
          'payment.code',
          'payment.summary',
        ],
      },
      {
        name: 'payment.availableMethods',
        folded: preset !== 'multiPayment',
        paths: ['CC', 'MB', 'MW'].map((code) => `payment.availableMethods[code=${code}]`),
      },
      {
        name: 'payment.customer',
        folded: !saves,
        paths: inObject('payment.customer', [
          ...(saves ? ['uuid'] : []),
          'customerId',
          'firstName',
          'lastName',
          'phoneNumber',
          'email',
        ]),
      },
      ...(saves
        ? [
            {
              name: 'payment.paymentMethod.details',
              paths: inObject('payment.paymentMethod.details', ['allowRegistration', 'createRegistration']),
            },
          ]
        : []),
      { name: 'payment.billingAddress', folded: true, paths: inObject('payment.billingAddress', address) },
      { name: 'payment.shippingAddress', folded: true, paths: inObject('payment.shippingAddress', address) },
      {
        name: 'redirects',
        folded: !inFrame,
        paths: (inFrame ? ['action'] : ['success', 'cancel', 'back', 'action']).map(
          (type) => `redirects[type=${type}].url`,
        ),
      },
    ],
  };
}
