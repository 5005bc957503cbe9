import { proofs } from './check/proofs.ts';
import { read, showsFiles } from './verbs/shopFiles.ts';

const _deploy = 'cli/package/deploy.test.ts';

const page = read('site/docs/guides/automated-tests-php.mdx');

export default proofs('automated-tests-php', {
  // ---- php
  // “Guarde os cinco ficheiros na pasta loja:”
  'php-1': () => {
    showsFiles(page, '.php', 5);
  },
});
