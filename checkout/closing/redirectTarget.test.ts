import { expect, test } from 'vitest';
import { redirectTarget } from './ClosedScreen.tsx';

test.each([
  ['https://loja.example/obrigado?x=1', { kind: 'site', host: 'loja.example' }],
  ['http://localhost:8080/ok', { kind: 'site', host: 'localhost:8080' }],
  ['myapp://paid?id=1', { kind: 'app' }],
  ['com.loja.app:/paid', { kind: 'app' }],
])('%s is %o', (address, place) => {
  expect(redirectTarget(address)).toEqual(place);
});
