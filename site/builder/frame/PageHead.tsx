import { areaNames } from '@words/chrome.ts';
import { changes } from '@words/guide.ts';
import { provider } from '../../../provider.config.ts';
import { referencePageAt } from '../../src/components/api/referencePages.ts';
import { alternatesOf, languages, siteTitle, urlOf } from '../languages.ts';
import { changesPage, feedAddress, feedType } from '../outputs/feed.ts';
import { useHref, useMarkdownPath, usePage } from '../pages/page.ts';
import { trailTo } from '../pages/trees.ts';

/** Open Graph separates language and region with an underscore (https://ogp.me/#optional). */
const openGraph = (tag: string) => tag.replace('-', '_');

/** Position of the page in its area, as structured data. Escapes `<`, because a script must not contain tags. */
function breadcrumbList(trail: readonly { href: string; label: string }[]): string {
  const listed = trail.map(({ href, label }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: urlOf(href),
  }));
  const data = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: listed };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Head of every page: title, description, social card (tools/social), canonical URL, the page in other languages, and
 * links to its Markdown, to the list of all pages (https://llmstxt.org) and, on some pages, to the feed of changes.
 */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const { language, path, address, tree } = usePage();
  const hrefOf = useHref();
  const markdown = useMarkdownPath();
  const whole = `${title} | ${siteTitle}`;
  const area = tree?.name ?? (referencePageAt(address) ? 'specification' : 'guides');
  return (
    <>
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
      <link rel="icon" href={hrefOf('/img/favicon.svg')} />
      <link rel="canonical" href={urlOf(path)} />
      {alternatesOf(address).map(({ tag, url }) => (
        <link key={tag} rel="alternate" href={url} hrefLang={tag} />
      ))}
      <meta property="og:image" content={urlOf(hrefOf(`/img/social/${area}.png`))} />
      <meta property="og:image:alt" content={areaNames[area]} />
      {(address === '/' || address === changesPage) && (
        <link rel="alternate" type={feedType} title={changes.feed} href={hrefOf(feedAddress)} />
      )}
      {!address.endsWith('.html') && (
        <>
          <link rel="alternate" type="text/markdown" href={markdown} />
          <link rel="describedby" type="text/plain" href={hrefOf('/llms.txt')} />
        </>
      )}
      {tree && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: breadcrumbList(trailTo(tree.items, path)) }}
        />
      )}
    </>
  );
}
