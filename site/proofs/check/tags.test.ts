import { expect, it } from 'vitest';
import { tagsIn } from './tags.ts';

const vitestReport = (title: string, status: string) => ({
  testResults: [{ assertionResults: [{ title, status }] }],
});
const playwrightReport = (title: string, status: string) => ({
  suites: [{ suites: [{ specs: [{ title, tests: [{ status }] }] }] }],
});

it('a tag counts when every test of it that ran passed, whoever ran it', () => {
  const reports = [
    vitestReport('in Python [client.python-runs]', 'passed'),
    vitestReport('in PHP [client.php-runs]', 'skipped'),
    vitestReport('pays [shop.pays]', 'failed'),
    playwrightReport('pays again [shop.pays]', 'expected'),
    playwrightReport('signs up [sign-up-page.pending-then-approved]', 'expected'),
    playwrightReport('pays and is told [page.pays] [page.is-told]', 'expected'),
    vitestReport('has no tag', 'passed'),
  ];
  expect(Object.fromEntries(tagsIn(reports))).toEqual({
    'client.python-runs': 'passed',
    'client.php-runs': 'skipped',
    'shop.pays': 'failed',
    'sign-up-page.pending-then-approved': 'passed',
    'page.pays': 'passed',
    'page.is-told': 'passed',
  });
});
