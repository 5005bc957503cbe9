import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import { type PageOptions, renderPage } from './render.tsx';

const assets = { script: '/assets/page.js', style: '/assets/page.css', preload: ['/assets/pt.js'] };

export function render(view: PayerView | null, more: Partial<PageOptions> = {}): string {
  const language = more.language ?? view?.page.language ?? 'PT';
  const layout = more.layout ?? view?.page.layout ?? 'default';
  return renderPage(view, {
    language,
    layout,
    assets,
    siteUrl: 'https://docs.example',
    ...more,
  });
}

export function textOf(html: string): string {
  return html
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
}
