import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { translate } from '@docusaurus/Translate';
import apiVersion from '@facts/apiVersion.json';
import operations from '@facts/operations.json';
import tags from '@facts/tags.json';
import Layout from '@theme/Layout';
import styles from '../components/api/api.module.css';
import { Downloads } from '../components/api/Downloads.tsx';
import { OperationCard } from '../components/api/OperationCard.tsx';
import { Servers } from '../components/api/Servers.tsx';
import { AreaCorner } from '../components/guide/AreaCorner.tsx';

/** The reference of the REST API: every operation of the contract, in its chapters. */
export default function ApiPage() {
  const title = translate({ id: 'api.title', message: 'Especificação da API' });
  const description = translate({
    id: 'api.description',
    message: 'Todas as operações da API REST: quem as pode chamar, o que respondem e que erros podem dar.',
  });
  const chapters = tags.map((tag) => ({ ...tag, rows: operations.filter((row) => row.tag === tag.id) }));

  return (
    <Layout title={title} description={description}>
      <div className={styles.page}>
        <nav className={styles.tree} aria-label={translate({ id: 'api.chapters', message: 'Capítulos' })}>
          {chapters.map(({ id, label, rows }) => (
            <a key={id} className={styles.chapterLink} href={`#tag/${id}`}>
              {label}
              <span className={styles.count}>{rows.length}</span>
            </a>
          ))}
        </nav>
        <main className={styles.main}>
          <header className={styles.header}>
            <AreaCorner of="specification" />
            <Badge tone="primary">REST {apiVersion}</Badge>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{description}</p>
            <Servers />
            <Downloads />
          </header>
          {chapters.map(({ id, label, words, rows }) => (
            <section key={id} className={styles.chapter} aria-labelledby={`tag/${id}`}>
              <h2 className={styles.chapterTitle} id={`tag/${id}`}>
                {label}
              </h2>
              <p className={styles.chapterWords}>{words}</p>
              <ul className={styles.list}>
                {rows.map((row) => (
                  <OperationCard key={row.id} operation={row} />
                ))}
              </ul>
            </section>
          ))}
        </main>
      </div>
    </Layout>
  );
}
