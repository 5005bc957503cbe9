import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { firstGuide } from '../components/routes.ts';

/** Redirects `/docs` to the guides, also without scripts. */
export default function DocsPage() {
  const target = useBaseUrl(firstGuide);
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
        <link rel="canonical" href={target} />
      </Head>
      <Redirect to={target} />
    </>
  );
}
