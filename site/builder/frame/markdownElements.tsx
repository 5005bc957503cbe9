import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import table from '@balcao/ui/table/table.module.css';
import { codeBlock, headingLink } from '@words/chrome.ts';
import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { useHref, usePage } from '../pages/page.ts';

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

const heading = (Tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function Heading({ id, children }: HeadingProps) {
    const { headings } = usePage();
    if (!id) return <Tag>{children}</Tag>;
    if (Tag === 'h2' || Tag === 'h3') headings.push({ level: Tag === 'h2' ? 2 : 3, id, children });
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

/** A picture of the site, which waits until it is near. */
function Picture({ src = '', alt, ...image }: ComponentProps<'img'>) {
  return <img decoding="async" loading="lazy" {...image} alt={alt} src={useHref()(src)} />;
}

/** A table, as those of the site's components look; it scrolls in itself. */
function Table({ children }: { children?: ReactNode }) {
  return (
    <div className={table.region}>
      <table className={table.table}>{children}</table>
    </div>
  );
}

interface FenceProps {
  html?: string;
  text?: string;
  language?: string;
  title?: string;
  wrap?: boolean;
}

/** Fenced code; builder/vite/fences.ts has highlighted it already. */
function Fence(props: FenceProps) {
  return (
    <div className="fence">
      <CodeBlock {...props} texts={codeBlock} />
    </div>
  );
}

export const markdownElements = {
  a: SiteLink,
  img: Picture,
  pre: Fence,
  table: Table,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
};
