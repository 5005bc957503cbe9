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

/** A change of language sends what was typed, without the button that confirms, so that nothing is registered. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', (event) => {
    if (!form || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    form.action = link.href;
    form.submit();
  });
}

/** A field that is edited is no longer marked as invalid. */
form?.addEventListener('input', ({ target }) => {
  if (target instanceof Element) target.removeAttribute('aria-invalid');
});

/** A page restored from the back/forward cache can be submitted again. */
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});
