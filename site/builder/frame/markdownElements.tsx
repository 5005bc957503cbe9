import table from '@balcao/ui/table/table.module.css';
import { headingLink } from '@words/chrome.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Fence } from '../../src/components/Sample/Code.tsx';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { useHref, usePage } from '../pages/page.ts';

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

const heading = (level: 2 | 3) =>
  function Heading({ id, children }: HeadingProps) {
    const Tag = `h${level}` as const;
    const { headings } = usePage();
    if (!id) return <Tag>{children}</Tag>;
    headings.push({ level, id, children });
    const name = headingLink(typeof children === 'string' ? children : id);
    return (
      <Tag id={id}>
        {children}
        <a href={`#${id}`} className="hash-link" aria-label={name} title={name} translate="no">
          &#8203;
        </a>
      </Tag>
    );
  };

/** Picture on a page, loaded lazily. */
function Picture({ src = '', alt, ...image }: ComponentProps<'img'>) {
  return <img decoding="async" loading="lazy" {...image} alt={alt} src={useHref()(src)} />;
}

/** Table in the style of the site's components. It scrolls independently of the page. */
function Table({ children }: { children?: ReactNode }) {
  return (
    <div className={table.region}>
      <table className={table.table}>{children}</table>
    </div>
  );
}

export const markdownElements = {
  a: SiteLink,
  img: Picture,
  // Already highlighted (builder/vite/markdown.ts).
  pre: Fence,
  table: Table,
  h2: heading(2),
  h3: heading(3),
};
