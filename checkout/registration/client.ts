/** What a script adds to a form that works without one. */

const form = document.querySelector('form');
const submit = form?.querySelector<HTMLButtonElement>('button[type="submit"]');

/** The problems come first, for those who do not see that the page is another. */
document.querySelector<HTMLElement>('#problems > [tabindex]')?.focus();

/** A second press sends nothing again. */
form?.addEventListener('submit', (event) => {
  if (submit?.ariaDisabled === 'true') event.preventDefault();
  if (!submit) return;
  submit.ariaDisabled = 'true';
  submit.textContent = form.dataset.sending ?? submit.textContent;
});

/** A field that is being put right no longer counts as wrong. */
form?.addEventListener('input', ({ target }) => {
  if (target instanceof Element) target.removeAttribute('aria-invalid');
});

/** A page the browser kept for going back can be sent again. */
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});
