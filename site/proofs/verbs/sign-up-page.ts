import { confirmedField, type RegistrationView } from '@balcao/contract/payer/registration.ts';
import { plainPages } from '../../../sandbox/testing/payer.ts';
import { openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';

const signUpUrl = 'http://localhost:4000/aderir';

/** What a merchant's software knows of it, by the names of the form. */
export const known = {
  clientId: '500000000',
  name: 'Livraria de Exemplo, Lda.',
  address: 'Rua Augusta 1',
  'economicActivity[section]': 'J',
  'availableMethods[0][code]': 'CC',
  'user[name]': 'Maria Silva',
  'user[email]': 'maria.silva@livraria.example',
};

type Fields = Readonly<Record<string, string>>;

/** A sandbox with its sign-up page, and what browsers post to it. */
type SignUp = TestSandbox & {
  /** What another site's form, or another body, makes of the page. */
  fill(
    body: Fields | string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; view: RegistrationView }>;
  /** The page's own button. */
  submit(fields: Fields): Promise<{ status: number; view: RegistrationView }>;
};

/** Does something on the sign-up page of a sandbox. */
export async function onSignUpPage(act: (signUp: SignUp) => Promise<void>): Promise<void> {
  const { close, ...testSandbox } = await openTestSandbox({ sqlite: ':memory:' }, { pages: plainPages });
  const post = async (body: Fields | string, headers: Record<string, string>) => {
    const sent = typeof body === 'string' ? body : new URLSearchParams(body);
    const request = new Request(signUpUrl, { method: 'POST', body: sent, headers });
    const response = await testSandbox.sandbox.fetch(request);
    return { status: response.status, view: (await response.json()) as RegistrationView };
  };
  try {
    await act({
      ...testSandbox,
      fill: (body, headers = {}) =>
        post(body, { 'sec-fetch-site': 'cross-site', origin: 'https://software.example', ...headers }),
      submit: (fields) =>
        post(
          { ...fields, [confirmedField]: '1' },
          { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' },
        ),
    });
  } finally {
    await close();
  }
}
