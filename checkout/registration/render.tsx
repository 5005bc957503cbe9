import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { htmlDocument, type PageAssets } from '../htmlDocument.ts';
import { Registration } from './Registration.tsx';
import { registrationWords } from './words/of.ts';

const tags = { pt: 'pt-PT', es: 'es-ES', en: 'en-GB' } as const satisfies Record<
  RegistrationView['language'],
  string
>;

/** HTML document of the sign-up page (FACTS 6.3). It works as a plain form; its script is an enhancement. */
export function renderRegistration(view: RegistrationView, page: { assets: PageAssets }): string {
  const words = registrationWords(view.language);
  return htmlDocument({
    language: tags[view.language],
    title: view.done ? words.done.title : words.title,
    assets: page.assets,
    html: renderToStaticMarkup(<Registration view={view} words={words} />),
    root: 'registration',
  });
}
