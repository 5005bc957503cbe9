/** Makes code and tables focusable only if they scroll, because pages are built with a tab stop at each of them. */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scrolls = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
    if (scrolls) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

export function markScrollable(): void {
  observer.disconnect();
  for (const element of document.querySelectorAll('main [role=group][tabindex]')) observer.observe(element);
}
