import type { DocumentationFile } from '../documentation/documentation.ts';

const stamp = 'of the same build';
const guides = { area: 'guides', trail: ['Webhooks'], codes: [] } as const;

export const smallDocumentation: DocumentationFile = {
  documents: {
    stamp,
    documents: [
      { ...guides, href: '/docs/guides/webhooks', title: 'Receive webhooks' },
      {
        ...guides,
        href: '/docs/guides/webhooks#verify',
        title: 'Verify the signature',
        trail: ['Webhooks', 'Receive webhooks'],
      },
      {
        area: 'reference',
        href: '/api#tag/payments/POST/payments/{id}/refunds',
        title: 'Refund a payment',
        trail: ['Payments'],
        codes: ['createRefund'],
        names: ['createRefund'],
        call: { method: 'POST', path: '/payments/{id}/refunds' },
      },
      {
        area: 'errors',
        href: '/api#errors/e00301',
        title: 'e00301 Limit exceeded',
        trail: [],
        codes: ['e00301'],
        names: ['e00301'],
      },
      { ...guides, href: '/docs/guides/retry', title: 'Retry calls' },
      { ...guides, href: '/docs/guides/retry#when', title: 'When to retry' },
    ],
  },
  texts: {
    stamp,
    texts: [
      'Get notified of each payment.',
      'Compute the hash of the raw body with the private key.',
      'Refunds a payment that was confirmed.',
      'The amount is above the limit.',
      'Repeat what failed.',
      'A call that got no response may be repeated.',
    ],
    asked: ['', '', '', '', '', ''],
  },
  pages: {
    '/index': '# Portal\n\nStart here.',
    '/docs/guides/webhooks':
      '# Receive webhooks\n\nGet notified.\n\n## Verify the signature\n\nCompute the hash.\n\n```sh\n# no heading\n```\n\n### In code\n\nUse a library.\n\n## What next\n\nGo live.',
    '/docs/guides/webhooks.php': '# Receive webhooks\n\nIn PHP.',
    '/docs/guides/retry': `# Retry calls\n\nRepeat what failed.\n\n## When to retry\n\n${'A call may be repeated.\n'.repeat(900)}\n## How often\n\nThree times.`,
  },
};
