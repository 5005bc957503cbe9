/** Calls back for clicks on any element that matches, however many there are and whenever they came. */
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
