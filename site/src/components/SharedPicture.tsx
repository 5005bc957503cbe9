import { areaNames } from '@words/chrome.ts';
import { Head } from '../../builder/frame/Head.tsx';
import { urlOf } from '../../builder/languages.ts';
import { useHref } from '../../builder/pages/page.ts';
import type { Area } from './areas.ts';

/** Social card (`og:image`) of an area (tools/social). */
export function SharedPicture({ area }: { area: Area }) {
  const image = urlOf(useHref()(`/img/social/${area}.png`));
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={areaNames[area]} />
    </Head>
  );
}
