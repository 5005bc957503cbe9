import { type RegistrationView, registrationFields } from '@balcao/contract/payer/registration.ts';
import { describe, expect, test } from 'vitest';
import { provider } from '../../provider.config.ts';
import { idOf } from './formFields.ts';
import { renderRegistration } from './render.tsx';

const assets = { script: '/assets/registration.js', style: '/assets/style.css' };
const blank: RegistrationView = { language: 'pt', values: {}, problems: [], done: null };
const render = (more: Partial<RegistrationView> = {}) => renderRegistration({ ...blank, ...more }, assets);

test('every field of the form can be sent', () => {
  const html = render({ values: { platformCode: '0002' } });
  for (const name of registrationFields) expect(html).toContain(` name="${name}"`);
  const [form = ''] = /<form[^>]*>/.exec(html) ?? [];
  expect(form).toContain('method="post"');
  expect(form).toContain('action="?lang=pt"');
});

test('only its button confirms, so that a form sent without it registers nothing', () => {
  const html = render({ language: 'es' });
  expect(html.match(/name="confirmed"/g)).toHaveLength(1);
  expect(html).toMatch(/<button(?=[^>]* name="confirmed")(?=[^>]* value="1")[^>]*>Enviar el alta/);
});

test('the form is there in each language, and the result of a registration stays in its own', () => {
  const html = render({ language: 'es' });
  const languages = [...html.matchAll(/<a href="([^"]*)"[^>]*data-language[^>]*>/g)];
  expect(languages.map(([, address]) => address)).toEqual(['pt', 'es', 'en'].map((language) => `?lang=${language}`));
  expect(languages.map(([tag]) => tag.includes('aria-current'))).toEqual([false, true, false]);
  expect(render({ done: { clientId: '500000000', name: 'x', state: 'pending' } })).not.toContain('data-language');
});

test('whoever gets the data is named, with the link to its privacy policy', () => {
  const html = render();
  expect(html).toContain(`entrega estes dados a ${provider.company}.`);
  expect(html).toContain(`href="${provider.links.privacy}"`);
  // Marks example links (ui/exampleLinks.css).
  expect(html).toContain('data-provider-links=""');
});

test('the page says first that it is a sandbox', () => {
  const html = render();
  expect(html.indexOf('<aside')).toBeLessThan(html.indexOf('<main'));
  expect(html).toContain('Use dados inventados');
});

test('what was typed and chosen stays, in whatever order a form sent it', () => {
  const typed = registrationFields.filter((name) => !/available|section|Exposed/.test(name));
  const texts = Object.fromEntries(typed.map((name) => [name, `typed in ${name}`]));
  const chosen = { 'availableMethods[0][code]': 'MW', 'economicActivity[section]': 'J' };
  const html = render({ values: { ...texts, ...chosen, 'user[isPoliticallyExposedPerson]': 'true' } });
  for (const value of Object.values(texts)) expect(html).toContain(`value="${value}"`);
  const boxes = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([tag]) => tag);
  const checked = boxes.filter((tag) => tag.includes('checked'));
  expect(checked.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(['MW', 'true']);
  expect(html).toMatch(/<option value="J" selected=""/);
});

describe('a problem', () => {
  const field = 'bankAccount[iban]';
  const html = render({ problems: [{ field, message: 'Este IBAN tem 7 caracteres.' }] });

  test('is listed first, with a link to its field', () => {
    expect(html).toContain(`href="#${idOf(field)}"`);
    expect(html.indexOf('Este IBAN')).toBeLessThan(html.indexOf('<fieldset'));
  });

  test('is shown at its field, and is its description [sign-up-page.error-at-field]', () => {
    const id = idOf(field);
    expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*aria-invalid="true"[^>]*aria-describedby="${id}-told"`));
    expect(html).toMatch(new RegExp(`id="${id}-told"[^>]*>Este IBAN`));
  });

  test('that concerns no field of the page is shown too', () => {
    const told = render({ problems: [{ field: 'platformCode', message: 'Esta plataforma não regista.' }] });
    expect(told).toContain('Esta plataforma não regista.');
    expect(told).not.toContain('href="#platformCode"');
  });
});

test('ids are unique and contain no brackets', () => {
  const ids = registrationFields.map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.join('')).not.toMatch(/[[\]]/);
});

test.each([
  ['pt', 'Adesão recebida', 'Em análise'],
  ['es', 'Alta recibida', 'En revisión'],
  ['en', 'Registration received', 'Under review'],
] as const)('%s says what became of it', (language, title, state) => {
  const done = { clientId: '500000000', name: 'Livraria, Lda.', state: 'pending' as const };
  const html = render({ language, done });
  for (const part of [title, state, '500000000', 'Livraria, Lda.']) expect(html).toContain(part);
  expect(html).not.toContain('<form');
});
