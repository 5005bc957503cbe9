const form = document.querySelector('form');
const submit = form?.querySelector<HTMLButtonElement>('button[type="submit"]');

/** Focuses the list of problems, so that screen readers read it first. */
document.querySelector<HTMLElement>('#problems > [tabindex]')?.focus();

form?.addEventListener('submit', (event) => {
  if (submit?.ariaDisabled === 'true') event.preventDefault();
  if (!submit) return;
  submit.ariaDisabled = 'true';
  submit.textContent = form.dataset.sending ?? submit.textContent;
});

/** Submits the typed values when the language changes; without the confirm button, so that no entity is registered. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', (event) => {
    if (!form || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    form.action = link.href;
    form.submit();
  });
}

/** Removes the error mark of a field when it is edited. */
form?.addEventListener('input', ({ target }) => {
  if (target instanceof Element) target.removeAttribute('aria-invalid');
});

/** Re-enables submission on a page restored from the back/forward cache. */
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});
