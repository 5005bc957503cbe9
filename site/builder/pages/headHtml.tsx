import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from './page.ts';

type Props = Readonly<Record<string, string | undefined>>;
type HeadElement = ReactElement<Props & { children?: ReactNode }>;

function elementsIn(node: ReactNode): HeadElement[] {
  return Children.toArray(node).flatMap((each) => {
    if (!isValidElement<{ children?: ReactNode }>(each)) return [];
    return each.type === Fragment ? elementsIn(each.props.children) : [each as HeadElement];
  });
}

/** What an element says, where a page says it once: a later element replaces an earlier one. */
function subjectOf({ type, props }: HeadElement, at: number): string {
  if (type === 'title') return 'title';
  if (type === 'meta' && props.property !== 'og:locale:alternate' && (props.name || props.property))
    return `meta ${props.name ?? props.property}`;
  if (type === 'link' && props.rel !== 'alternate') return `link ${props.rel}`;
  if (type === 'link') return `link ${props.hrefLang ?? props.type}`;
  return `${String(type)} ${at}`;
}

/** The head of a page, and the attributes of its root element, from what its components added. */
export function headHtml({ head }: Page): { head: string; htmlAttributes: string } {
  const elements = head.flatMap(elementsIn);
  const attributes: Record<string, string | undefined> = { dir: 'ltr' };
  const bySubject = new Map<string, HeadElement>();
  for (const [at, element] of elements.entries()) {
    if (element.type === 'html') Object.assign(attributes, element.props);
    else bySubject.set(subjectOf(element, at), element);
  }
  const html = [...bySubject.values()].map((element) =>
    element.type === 'script' ? scriptHtml(element) : renderToStaticMarkup(element),
  );
  return {
    head: html.join(''),
    htmlAttributes: Object.entries(attributes)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' '),
  };
}

/** Structured data: text of a script is not escaped as HTML; it has no end tag of its own. */
const scriptHtml = ({ props: { type, children } }: HeadElement) =>
  `<script type="${type}">${String(children).replaceAll('<', '\\u003c')}</script>`;
