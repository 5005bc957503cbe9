/** Delegates clicks on any matching element, also one added later. */
export function onClick(
  root: HTMLElement | Document,
  selector: string,
  listener: (element: HTMLElement, event: MouseEvent) => void,
  options: AddEventListenerOptions,
): void {
  const heard = (event: Event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (element) listener(element, event as MouseEvent);
  };
  root.addEventListener('click', heard, options);
}
