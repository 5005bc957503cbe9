import { Azulejo, AzulejoField } from '@balcao/ui/azulejo/Azulejo.tsx';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { areaNames } from '@words/chrome.ts';
import { doors, hero, integration } from '@words/home.ts';
import { facts } from '../../facts/facts.ts';
import { PageTools } from '../pageTools/PageTools.tsx';
import { areas, contentId, firstGuide, firstIntegration, firstPayment, quickstart } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './home.module.css';
import { PaymentPlace } from './PaymentPlace.tsx';
import { WhatsNew } from './WhatsNew.tsx';

export function HomePage() {
  return (
    <main id={contentId}>
      <Hero />
      <AreaLinks />
      <Integration />
      <WhatsNew />
      <div className={styles.tools}>
        <PageTools />
      </div>
    </main>
  );
}

/** First screen: claim, two links, and a payment to run. */
function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.tiles}>
        <AzulejoField tile="star" size={80} />
      </div>
      <div className={styles.heroInner}>
        <div>
          <p className={styles.eyebrow}>{hero.eyebrow(facts.apiVersion)}</p>
          <h1 className={styles.heroTitle}>{hero.promise}</h1>
          <p className={styles.heroLead}>{hero.lead}</p>
          <div className={styles.actions}>
            <ButtonLink as={SiteLink} kind="primary" href={quickstart}>
              {hero.start}
            </ButtonLink>
            <ButtonLink as={SiteLink} href="/api">
              {hero.specification}
            </ButtonLink>
          </div>
          <p className={styles.shop}>
            <SiteLink href={firstIntegration}>{hero.shop}</SiteLink>
          </p>
        </div>
        <PaymentPlace />
      </div>
    </section>
  );
}

const areaLinks = [
  { area: 'guides', href: firstGuide },
  { area: 'specification', href: '/api' },
  { area: 'integrations', href: firstIntegration },
] as const;

function AreaLinks() {
  return (
    <section className={styles.section} aria-labelledby="doors">
      <h2 id="doors" className={styles.sectionTitle}>
        {doors.title}
      </h2>
      <div className={styles.areas}>
        {areaLinks.map(({ area, href }) => (
          <SiteLink key={area} className={styles.area} href={href}>
            <Azulejo tile={areas[area]} size={56} />
            <span>
              <span className={styles.areaTitle}>{areaNames[area]}</span>
              <span className={styles.areaText}>{doors[area]}</span>
            </span>
          </SiteLink>
        ))}
      </div>
    </section>
  );
}

/** Steps of an integration, each with a page. */
const steps = [
  { ...integration.start, href: '/docs/guides/sandbox' },
  { ...integration.create, href: firstPayment },
  { ...integration.pay, href: '/docs/guides/testing' },
  { ...integration.receive, href: '/docs/guides/webhooks' },
];

function Integration() {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps" className={styles.sectionTitle}>
        {integration.title}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, words, href }) => (
          <li key={title} className={styles.step}>
            <p className={styles.stepTitle}>
              <SiteLink href={href}>{title}</SiteLink>
            </p>
            <p className={styles.stepWords}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
