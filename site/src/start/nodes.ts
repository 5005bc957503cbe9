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

/**
 * Whether the application answers at a node. React marks each hydrated node; the reference is raw HTML, whose consoles say
 * when they are listened to (components/api/ConsoleHost.tsx).
 */
export function isHydrated(node: Element): boolean {
  const reference = node.closest('[data-reference]');
  if (reference) return reference.hasAttribute('data-has-consoles');
  return Object.keys(node).some((key) => key.startsWith('__reactProps'));
}

/** Whether the page's root is hydrated; parts of it may still load. */
export function hasTakenOver(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
