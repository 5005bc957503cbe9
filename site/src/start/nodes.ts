/** Returns a function that finds a node again, because hydration may replace nodes. */
export function relocator(node: Element): () => Element | undefined {
  const way: number[] = [];
  for (let each = node; each.parentElement; each = each.parentElement) {
    way.unshift([...each.parentElement.children].indexOf(each));
  }
  const again = () =>
    way.reduce<Element | undefined>((parent, place) => parent?.children[place], document.documentElement);
  return () => (node.isConnected ? node : again());
}

/** Whether a node is hydrated. React marks each hydrated node; raw HTML counts as one node. */
export function isHydrated(node: Element): boolean {
  const own = node.closest('[data-reference]') ?? node;
  return Object.keys(own).some((key) => key.startsWith('__reactProps'));
}

/** Whether the page's root is hydrated; parts of it may still load. */
export function hasTakenOver(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
