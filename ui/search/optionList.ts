import styles from './options.module.css';

type Content = readonly (Node | string)[];

export interface SearchOption {
  /** Identity of the option, which does not depend on the query in its URL. */
  id: string;
  href: string;
  label: Content;
  where: Content;
  excerpt: Content;
}

interface OptionList {
  element: HTMLElement;
  /** Replaces the results. Selects the reader's choice if it is still there, or else the first one. */
  show: (options: readonly SearchOption[]) => void;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
};

/** ARIA combobox. The reader's selection is kept while results change, until the text of the field changes. */
export function optionList(field: HTMLInputElement, label: string): OptionList {
  const list = element('div', { id: 'search-results', role: 'listbox', className: styles.list });
  list.ariaLabel = label;
  let links: HTMLAnchorElement[] = [];
  let ids: string[] = [];
  let chosen = 0;
  // Id of the option that the reader selected.
  let kept = '';

  const choose = (at: number) => {
    chosen = at;
    for (const [i, link] of links.entries()) link.ariaSelected = String(i === at);
    const active = links[at];
    if (active) field.setAttribute('aria-activedescendant', active.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (links.length === 0 || event.isComposing || !(step || event.key === 'Enter')) return;
    event.preventDefault();
    if (!step) return links[chosen]?.click();
    choose(step(chosen, links.length));
    kept = ids[chosen] ?? '';
    links[chosen]?.scrollIntoView({ block: 'nearest' });
  };

  field.setAttribute('aria-controls', list.id);
  field.addEventListener('keydown', press);
  field.addEventListener('input', () => {
    kept = '';
  });
  return {
    element: list,
    show(options) {
      ids = options.map(({ id }) => id);
      links = options.map(linkOf);
      list.replaceChildren(...links);
      list.hidden = links.length === 0;
      field.ariaExpanded = String(links.length > 0);
      choose(Math.max(0, ids.indexOf(kept)));
    },
  };
}

/** Renders an option as a link, so that the reader can open it in another tab. */
function linkOf({ href, label, where, excerpt }: SearchOption, at: number): HTMLAnchorElement {
  const properties = { id: `search-${at}`, href, role: 'option', tabIndex: -1, className: styles.option };
  const lines = Object.entries({ label, where, excerpt }).filter(([, content]) => content.length > 0);
  return element(
    'a',
    properties,
    ...lines.map(([name, content]) => element('span', { className: styles[name] }, ...content)),
  );
}

/** Creates an element and sets properties rather than attributes: `className`, `ariaSelected`. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}
