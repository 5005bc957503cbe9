import { expect, test } from 'vitest';
import type { PageData } from '../data/pageData.ts';
import { languageOf } from '../languages.ts';
import { headHtml } from './headHtml.tsx';
import { newPage } from './page.ts';

function headOf(...elements: Parameters<ReturnType<typeof newPage>['head']['push']>) {
  const page = newPage({ language: languageOf('pt'), path: '/', address: '/', data: {} as PageData });
  page.head.push(...elements);
  return headHtml(page);
}

test('what a later element says replaces what an earlier one said', () => {
  const { head } = headOf(
    <meta property="og:image" content="a" />,
    <>
      <title>One</title>
      <meta property="og:image" content="b" />
    </>,
    <title>Two</title>,
  );
  expect(head).toBe('<meta property="og:image" content="b"/><title>Two</title>');
});

test('each language keeps its alternate, and the Markdown its own', () => {
  const { head } = headOf(
    <link rel="alternate" href="/" hrefLang="pt-PT" />,
    <link rel="alternate" href="/es/" hrefLang="es-ES" />,
    <link rel="alternate" type="text/markdown" href="/index.md" />,
  );
  expect(head.match(/<link/g)).toHaveLength(3);
});

test('attributes of the root element are no elements of the head', () => {
  const { head, htmlAttributes } = headOf(<html lang="pt-PT" data-locale-url="/" />);
  expect(head).toBe('');
  expect(htmlAttributes).toBe('dir="ltr" lang="pt-PT" data-locale-url="/"');
});

test('structured data cannot end its script', () => {
  const { head } = headOf(<script type="application/ld+json">{'{"name":"</script>"}'}</script>);
  expect(head).toBe('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
});
