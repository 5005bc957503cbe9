import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { areaOf } from '../components/areas.ts';

/** Around every page: the picture that is shown where a link to it is shared, that of the page's area. */
export default function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const area = areaOf(`/${pathname.slice(baseUrl.length)}`) ?? 'guides';
  const image = useBaseUrl(`/img/social/${area}.png`, { absolute: true });
  return (
    <>
      <Head>
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {children}
    </>
  );
}
