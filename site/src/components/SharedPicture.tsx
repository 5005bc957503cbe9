import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { areaNames } from '@words/chrome.ts';
import type { Area } from './areas.ts';

/** Social card (`og:image`) of an area (tools/social). */
export function SharedPicture({ area }: { area: Area }) {
  const image = useBaseUrl(`/img/social/${area}.png`, { absolute: true });
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={areaNames[area]} />
    </Head>
  );
}
