import { expect, test } from 'vitest';
import { exampleValuesOf } from './exampleValues.ts';

test('a value is an example where a host or an account ends in .example', () => {
  const links = {
    main: 'https://www.pagar.example',
    page: 'https://www.pagar.example/privacidade',
    account: 'https://www.video.test/@pagar.example',
    mail: 'mailto:suporte@pagar.example',
    form: 'https://codigo.pagar.example:8443/new?x=1',
    real: 'https://www.example-payments.pt/docs.examples',
  };
  expect(exampleValuesOf({ brand: 'Balcão', copyrightYear: 2025, links, site: 'https://docs.example' })).toEqual([
    'links.main',
    'links.page',
    'links.account',
    'links.mail',
    'links.form',
    'site',
  ]);
});
