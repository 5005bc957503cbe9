import { languages } from '@balcao/examples/languages/languages.ts';
import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { textOf } from './text.ts';

/** A language of samples: its id, and what its tab says. */
export interface SampleLanguage {
  id: string;
  label: string;
}

/** Characters of no text: they enclose a sample in one language, while a page is converted. */
const opening = '\uE000';
const closing = '\uE001';

const element = (tagName: string, children: ElementContent[]): Element => {
  return { type: 'element', tagName, properties: {}, children };
};
const paragraph = (value: string) => element('p', [{ type: 'text', value }]);

const isSampleTabs = (node: Parents) => node.type === 'element' && node.properties.dataTabs === 'language';

const elementsIn = (node: Parents) =>
  (node.children as ElementContent[]).filter((child): child is Element => child.type === 'element');

const panelsOf = (tabs: Parents) =>
  elementsIn(tabs).filter(({ properties }) => properties.role === 'tabpanel');

/** Content of the tabs by their ids. */
function namesIn(tabs: Parents): ReadonlyMap<string, ElementContent[]> {
  const all = elementsIn(tabs).flatMap(elementsIn);
  return new Map(all.map(({ properties, children }) => [String(properties.id), children]));
}

/** The languages that the samples of a page are written in, in the order of the pickers. */
export function sampleLanguagesOf(tree: Nodes): SampleLanguage[] {
  const found = new Map<string, string>();
  const visit = (node: Nodes) => {
    if (!('children' in node)) return;
    if (!isSampleTabs(node)) return node.children.forEach(visit);
    const names = namesIn(node);
    for (const { properties } of panelsOf(node)) {
      const name = names.get(String(properties.ariaLabelledBy)) ?? [];
      found.set(String(properties.dataPanel), name.map(textOf).join(''));
    }
  };
  visit(tree);
  const all = [...found].map(([id, label]) => ({ id, label }));
  return all.sort((one, other) => placeOf(one.id) - placeOf(other.id));
}

/** Place of a language in the pickers; those that no picker has come last. */
function placeOf(id: string): number {
  const place = languages.findIndex(({ extension }) => extension === id);
  return place < 0 ? languages.length : place;
}

/** Tabs as content: the name of each before its panel, and samples between marks that {@link inLanguage} reads. */
export function withoutTabs(tabs: Element): Element {
  const names = namesIn(tabs);
  const panels = panelsOf(tabs);
  const ids = panels.map(({ properties }) => properties.dataPanel).join(' ');
  const children = panels.flatMap((panel): ElementContent[] => {
    const { ariaLabelledBy, dataPanel } = panel.properties;
    const name = element('p', [element('strong', names.get(String(ariaLabelledBy)) ?? [])]);
    if (!isSampleTabs(tabs)) return [name, panel];
    return [paragraph(`${opening}${dataPanel} ${ids}`), name, panel, paragraph(closing)];
  });
  return { ...tabs, children };
}

const sample = new RegExp(
  String.raw`^[ >]*${opening}(\S+) (.*)\n[ >]*\n([\s\S]*?)^[ >]*${closing}(?:\n[ >]*$)*\n?`,
  'gm',
);

/**
 * The Markdown of a page with its samples in one language. A sample that is not written in it is shown in the first
 * language of its own.
 */
export function inLanguage(markdown: string, language?: SampleLanguage): string {
  return markdown.replace(sample, (_, id: string, ids: string, content: string) => {
    const own = ids.split(' ');
    const shown = own.find((each) => each === language?.id) ?? own[0];
    return id === shown ? content : '';
  });
}
