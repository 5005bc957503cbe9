import postcss, { type Container, type Root } from 'postcss';
import { removeUnread, simplifyThemeProperties } from './customProperties.ts';
import { mayMatch } from './matchingSelectors.ts';
import { type PageNames, pageNames } from './pageNames.ts';

/**
 * Extracts the part of a stylesheet that may apply to a page: every rule whose classes, ids and elements occur in it,
 * with order and layers. States and attributes are ignored, so that changes before the application starts (colours, an
 * open menu, a search) have their rules; what a script adds must be named in the page or bring the whole stylesheet.
 * @param sheet the site's stylesheet
 */
export function pageStyles(sheet: string): (html: string) => string {
  const whole = postcss.parse(sheet);
  removeUnusedLayers(whole);
  return (html) => {
    const page = pageNames(html);
    const styles = whole.clone();
    removeOthers(styles, page);
    simplifyThemeProperties(styles, page);
    removeUnread(styles, page.names);
    removeEmpty(styles);
    return styles.toString();
  };
}

/** Removes names of layers that the whole stylesheet puts no rule into. The others keep their order, also when it comes later. */
function removeUnusedLayers(root: Root): void {
  const used: string[] = [];
  root.walkAtRules('layer', ({ params, nodes }) => void (nodes?.length && used.push(`${params}.`)));
  root.walkAtRules('layer', (layers) => {
    if (layers.nodes) return;
    const names = layers.params
      .split(',')
      .filter((name) => used.some((each) => each.startsWith(`${name.trim()}.`)));
    if (names.length === 0) layers.remove();
    else layers.params = names.join(',');
  });
}

/** Removes selectors that can match nothing in the page, and rules that have no others. */
function removeOthers(root: Root, page: PageNames): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => mayMatch(selector, page));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

/** Removes rules without declarations; a layer without rules keeps its position among the layers. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if ((node.type !== 'rule' && node.type !== 'atrule') || !node.nodes) continue;
    removeEmpty(node);
    const isLayer = node.type === 'atrule' && node.name === 'layer';
    if (node.nodes.length === 0 && !isLayer) node.remove();
  }
}

/** A stylesheet without custom properties and keyframes that it does not use itself. */
export function withoutUnusedProperties(sheet: string): string {
  const root = postcss.parse(sheet);
  removeUnread(root, new Set());
  removeEmpty(root);
  return root.toString();
}
