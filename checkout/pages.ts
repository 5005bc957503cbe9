import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { PageLanguage, PageLayout } from '@balcao/contract/resources/checkouts/enums.ts';
import './look/base.css';
import { renderRegistration } from './registration/render.tsx';
import { renderPage } from './render.tsx';

/** What the build wrote down of itself; scripts and style sheets by their addresses, the others by their names. */
interface Manifest {
  page: { script: string; style: string; preload: Record<PageLanguage, string[]> };
  registration: { script: string; style: string };
  embed: string;
  assets: string[];
}

/** Where the built files are, and where the documentation is, without a slash at its end. */
interface BuiltFiles {
  read(path: string): Uint8Array | undefined;
  siteUrl: string;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * The pages, drawn from the files of one build.
 * @throws when a file is not there that the build should have left
 */
export function createPages({ read, siteUrl }: BuiltFiles) {
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
    /** A payment page as a whole document; null for a checkout nobody knows. */
    checkout(
      view: PayerView | null,
      look: { language: PageLanguage; layout: PageLayout; frame: boolean },
    ): string {
      const { language, layout, frame } = look;
      const { script, style, preload } = manifest.page;
      const assets = { script, style, preload: preload[language] };
      return renderPage(view, { language, layout, framed: frame, assets, siteUrl, sandbox: true });
    },
    /** The sign-up page as a whole document. */
    registration: (view: RegistrationView): string =>
      renderRegistration(view, { assets: manifest.registration }),
    /** The script a shop includes; it finds the address of its frame in the one name it leaves open. */
    embedScript: ({ origin, path }: { origin: string; path: string }): string =>
      `(function(checkoutAddress){${embed}})(${JSON.stringify(new URL(path, origin).href)});`,
    /** A file of the build, by its name; no other is ever read. */
    asset(name: string): { body: Uint8Array; type: string } | undefined {
      const body = files.get(name);
      const type = types[name.split('.').pop() ?? ''];
      return body && type ? { body, type } : undefined;
    },
  };
}
