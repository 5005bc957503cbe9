import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { PageLanguage, PageLayout } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import './page/base.css';
import { renderRegistration } from './registration/render.tsx';
import { renderPage } from './render.tsx';

interface Manifest {
  page: { script: string; style: string; preload: Record<PageLanguage, string[]> };
  registration: { script: string; style: string };
  embed: string;
  assets: string[];
}

interface BuiltFiles {
  read(path: string): Uint8Array | undefined;
  siteUrl: string;
  /** Path prefix of the sandbox; empty at the root of its host. */
  root?: string;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

export function createPages({ read, siteUrl, root = '' }: BuiltFiles) {
  const bytes = (path: string) => {
    const found = read(path);
    if (!found) throw new Error(`The payment pages lack ${path}: build them again.`);
    return found;
  };
  const text = (path: string) => new TextDecoder().decode(bytes(path));
  const manifest = JSON.parse(text('manifest.json')) as Manifest;
  const embed = text(`assets/${manifest.embed}`);
  const files = new Map(manifest.assets.map((name) => [name, bytes(`assets/${name}`)]));

  return {
    /** HTML document of a payment page; without a view, the page for an unknown checkout. */
    checkout(view: PayerView | null, look: { language: PageLanguage; layout: PageLayout; frame: boolean }): string {
      const { language, layout, frame } = look;
      const { script, style, preload } = manifest.page;
      const assets = { root, script, style, preload: preload[language] };
      return renderPage(view, { language, layout, framed: frame, assets, siteUrl });
    },
    registration: (view: RegistrationView): string => renderRegistration(view, { root, ...manifest.registration }),
    embedScript: ({ origin, path }: { origin: string; path: string }): string =>
      `(function(checkoutAddress){${embed}})(${JSON.stringify(origin + path)});`,
    asset(name: string): { body: Uint8Array; type: string } | undefined {
      const body = files.get(name);
      const type = types[name.split('.').pop() ?? ''];
      return body && type ? { body, type } : undefined;
    },
  };
}
