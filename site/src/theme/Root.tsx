import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { provider } from '../../../provider.config.ts';
import { areaOf } from '../components/areas.ts';
import { SharedPicture } from '../components/SharedPicture.tsx';
import { useLanguage } from '../components/useLanguage.ts';

/** Wraps every page and sets its social card. */
export default function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <>
      <Head>
        {/* Islands read it (islands/pageContext.ts). */}
        <html lang={useLanguage()} data-locale-url={baseUrl} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={provider.brand} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <SharedPicture area={areaOf(`/${pathname.slice(baseUrl.length)}`) ?? 'guides'} />
      {children}
    </>
  );
}
