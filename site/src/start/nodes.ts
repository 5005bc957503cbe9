/** Finds a node again: some parts of a page are mounted anew as the application takes over. */
export function relocator(node: Element): () => Element | undefined {
  const way: number[] = [];
  for (let each = node; each.parentElement; each = each.parentElement) {
    way.unshift([...each.parentElement.children].indexOf(each));
  }
  const again = () =>
    way.reduce<Element | undefined>((parent, place) => parent?.children[place], document.documentElement);
  return () => (node.isConnected ? node : again());
}

/** Whether the application answers here. React marks each node it has taken over; HTML it was given as text, as one. */
export function isHydrated(node: Element): boolean {
  const own = node.closest('[data-reference]') ?? node;
  return Object.keys(own).some((key) => key.startsWith('__reactProps'));
}

/** Whether the application has taken over the page; parts of it may still be on their way. */
export function hasTakenOver(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
