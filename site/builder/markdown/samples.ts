import { languages } from '@balcao/examples/languages/languages.ts';
import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { element, paragraph, textOf } from './tree.ts';

export interface SampleLanguage {
  id: string;
  label: string;
}

/** Private-use characters that enclose a sample in one language during the conversion. */
const opening = '\uE000';
const closing = '\uE001';

const isSampleSet = (node: Parents) =>
  node.type === 'element' && node.properties.dataRadios === 'language' && node.properties.dataWhole === undefined;

const elementsIn = (node: Parents) =>
  (node.children as ElementContent[]).filter((child): child is Element => child.type === 'element');

/** Whether an element is a row of radio buttons and their panels (ui/radio-panels). */
export const isRadioSet = (node: Parents) => elementsIn(node)[0]?.properties.role === 'radiogroup';

function panelsOf(set: Parents): { id: string; name: string; panel: Element }[] {
  const [options, panels] = elementsIn(set).map(elementsIn);
  return (panels ?? []).flatMap((panel, at) => {
    const option = options?.[at];
    return option ? [{ id: String(panel.properties.dataOption), name: textOf(option), panel }] : [];
  });
}

/** Languages of the samples on a page, in the order of the pickers. */
export function sampleLanguagesOf(tree: Nodes): SampleLanguage[] {
  const found = new Map<string, string>();
  const visit = (node: Nodes) => {
    if (!('children' in node)) return;
    if (!isSampleSet(node)) return node.children.forEach(visit);
    for (const { id, name } of panelsOf(node)) found.set(id, name);
  };
  visit(tree);
  const all = [...found].map(([id, label]) => ({ id, label }));
  return all.sort((one, other) => placeOf(one.id) - placeOf(other.id));
}

/** Position of a language in the pickers. Languages without a picker are last. */
function placeOf(id: string): number {
  const place = languages.findIndex(({ extension }) => extension === id);
  return place < 0 ? languages.length : place;
}

/** Content of a set: each panel after its name, and samples between the characters that {@link inLanguage} reads. */
export function withoutRadios(set: Element): Element {
  const panels = panelsOf(set);
  const ids = panels.map(({ id }) => id).join(' ');
  const children = panels.flatMap(({ id, name, panel }): ElementContent[] => {
    const named = [element('p', [element('strong', [{ type: 'text', value: name }])]), panel];
    return isSampleSet(set) ? [paragraph(`${opening}${id} ${ids}`), ...named, paragraph(closing)] : named;
  });
  return { ...set, children };
}

const sample = new RegExp(
  String.raw`^[ >]*${opening}(\S+) (.*)\n[ >]*\n([\s\S]*?)^[ >]*${closing}(?:\n[ >]*$)*\n?`,
  'gm',
);

/** Markdown of a page with samples in one language. A sample that lacks the language is in its first one. */
export function inLanguage(markdown: string, language?: SampleLanguage): string {
  return markdown.replace(sample, (_, id: string, ids: string, content: string) => {
    const own = ids.split(' ');
    const shown = own.find((each) => each === language?.id) ?? own[0];
    return id === shown ? content : '';
  });
}
