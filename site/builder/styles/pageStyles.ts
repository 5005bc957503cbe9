import postcss, { type Container } from 'postcss';
import { inlineConstants, removeUnread } from './customProperties.ts';
import { mayMatch } from './matchingSelectors.ts';
import type { PageNames } from './pageNames.ts';

/**
 * Extracts the part of a stylesheet that may apply to a page: every rule whose classes, ids and elements occur in it,
 * in order. States and attributes are ignored, so the rules for changes made by scripts (colours, an open menu, a
 * search) are included. Elements added by a script must be named in the page or have separate styles.
 * @param sheet the site's stylesheet
 * @returns function from the names in a page to its part of the sheet
 */
export function pageStyles(sheet: string): (page: PageNames) => string {
  const whole = postcss.parse(sheet);
  inlineConstants(whole);
  return (page) => {
    const styles = postcss.root();
    addPart(styles, whole, page);
    removeUnread(styles, page.names);
    removeEmpty(styles);
    return styles.toString();
  };
}

/** Copies the rules that may match in the page, without the selectors that cannot. */
function addPart(copy: Container, whole: Container, page: PageNames): void {
  for (const node of whole.nodes ?? []) {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => mayMatch(selector, page));
      if (selectors.length > 0) copy.append(node.clone({ selectors }));
    } else if (node.type === 'atrule' && node.nodes && node.name !== 'keyframes') {
      const { name, params, raws } = node;
      const part = postcss.atRule({ name, params, raws, nodes: [] });
      addPart(part, node, page);
      copy.append(part);
    } else copy.append(node.clone());
  }
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if ((node.type !== 'rule' && node.type !== 'atrule') || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** Stylesheet without unused custom properties and keyframes. */
export function withoutUnusedProperties(sheet: string): string {
  const root = postcss.parse(sheet);
  removeUnread(root, new Set());
  removeEmpty(root);
  return root.toString();
}
