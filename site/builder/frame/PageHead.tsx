import { provider } from '../../../provider.config.ts';
import { areaOf } from '../../src/components/areas.ts';
import { SharedPicture } from '../../src/components/SharedPicture.tsx';
import {
  defaultLocale,
  type Language,
  languageOf,
  languages,
  pathIn,
  siteTitle,
  urlOf,
} from '../languages.ts';
import { useHref, usePage } from '../pages/page.ts';
import { Head } from './Head.tsx';

/** Languages are named with an underscore there (https://ogp.me/#optional). */
const openGraph = (tag: string) => tag.replace('-', '_');

/** The head of every page: title, description, social card, canonical URL, and the same page in each language. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const { language, path, address } = usePage();
  const whole = title ? `${title} | ${siteTitle}` : siteTitle;
  const urlIn = (each: Language) => urlOf(pathIn(each, address));
  const icon = useHref()('/img/favicon.svg');
  return (
    <>
      <Head>
        {/* Islands read it (src/islands/pageContext.ts). */}
        <html lang={language.tag} data-locale-url={language.base} />
        <title>{whole}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1.0" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={provider.brand} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:title" content={whole} />
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
        <meta property="og:url" content={urlOf(path)} />
        <meta property="og:locale" content={openGraph(language.tag)} />
        {languages
          .filter((each) => each !== language)
          .map(({ tag }) => (
            <meta key={tag} property="og:locale:alternate" content={openGraph(tag)} />
          ))}
        <link rel="icon" href={icon} />
        <link rel="canonical" href={urlOf(path)} />
        {languages.map((each) => (
          <link key={each.tag} rel="alternate" href={urlIn(each)} hrefLang={each.tag} />
        ))}
        <link rel="alternate" href={urlIn(languageOf(defaultLocale))} hrefLang="x-default" />
      </Head>
      <SharedPicture area={areaOf(address) ?? 'guides'} />
    </>
  );
}
