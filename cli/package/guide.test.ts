import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { ofTurn } from '../../tools/test/turn.mjs';
import { defects } from './defects.ts';
import { startInstalled } from './installed.ts';
import { run, runTests, testCount } from './runTests.ts';
import { commandIn, copyInto, copyShop, makeShopFolder, type ShopFolder } from './shopFolder.ts';

/** Maximum duration of a failing test. */
const endSeconds = 20;

/** Follows the guide "Use the sandbox in your tests" in an empty folder. */
let shop: ShopFolder;
beforeAll(() => {
  shop = makeShopFolder();
});
afterAll(() => shop.remove());

const programs = { javascript: 'shop.mjs', php: 'shop.php' } as const;
const languages = Object.keys(programs) as (keyof typeof programs)[];

describe.for(languages)('the shop of the guide in %s', (language) => {
  it('passes all its tests at once [shop-tests.all-pass]', async (context) => {
    const { passed, failed, out } = await runTests(language, shop.folder, context);
    expect([passed, failed], out).toEqual([testCount, 0]);
  });

  it.for(ofTurn(defects))(
    'is found out when it $mistake [shop-tests.mistakes-are-found]',
    async ({ test, ...defect }, context) => {
      const [from, to] = defect[language];
      const broken = copyShop(shop);
      onTestFinished(broken.remove);
      const file = join(broken.folder, programs[language]);
      const parts = readFileSync(file, 'utf8').split(from);
      expect(parts, `${programs[language]} has "${from}" once`).toHaveLength(2);
      writeFileSync(file, parts.join(to));
      const { code, out } = await runTests(language, broken.folder, context, { name: test });
      expect(code, out).not.toBe(0);
    },
  );
});

describe('what the guide shows besides', () => {
  const shown = (name: string) => readFileSync(at('examples', 'tests', name), 'utf8');

  it('the first test passes [shop-tests.first-test-passes]', async () => {
    const { code, out } = await run(process.execPath, ['--test', 'first.test.mjs'], shop.folder);
    expect(code, out).toBe(0);
  });

  it('a wait that fails prints what the page prints, but for its times [shop-tests.failed-wait-prints-messages]', async () => {
    copyInto(shop.folder, ['examples/tests/wait.test.mjs']);
    const { out } = await run(process.execPath, ['--test', 'wait.test.mjs'], shop.folder);
    const [printed = ''] = /No payment_confirmed.+(?:\n.*Payment \d+.+)(?:\n +\S+T.+)+/.exec(out) ?? [];
    const withoutTimes = (text: string) => text.replace(/\d{4}-\S+/g, 'TIME').replace(/^ +/gm, '');
    expect(withoutTimes(printed), out).toBe(withoutTimes(shown('failed-wait.txt')).trim());
  });

  it('a sandbox that is started by itself says in one line how it is reached [shop-tests.started-sandbox-says-address]', async () => {
    const installed = { folder: shop.folder, command: commandIn(shop) };
    const { started, end } = await startInstalled(process.execPath, installed);
    await end();
    expect({ ...started, url: 'http://localhost:40123' }).toEqual(JSON.parse(shown('started.json')));
  });
});

describe('the package in other people’s tests', () => {
  const test = (name: string, text: string) => writeFileSync(join(shop.folder, name), text);
  const node = (...args: string[]) => run(process.execPath, args, shop.folder);
  const referencePaid = `
    const payment = await sandbox.call('POST', '/api/payments/references', { amount: 2500 });
    await sandbox.payAtAtm({ ...payment.referenceDetails, amount: 2500 });
    await sandbox.deliveries.next({ action: 'payment_confirmed', paymentId: payment.id });
    await sandbox.advance({ days: 1 });
    await fetch(sandbox.url + '/sandbox/health');`;

  it('a test that fails before it closes its sandbox ends [shop-tests.failed-test-ends]', async () => {
    const body = `const sandbox = await createSandbox(); ${referencePaid} throw new Error('not as wanted');`;
    test(
      'fails.test.mjs',
      `import { it } from 'node:test'; import { createSandbox } from 'balcao';
      it('fails', async () => { ${body} });`,
    );
    const began = performance.now();
    const { code, out } = await node('--test', 'fails.test.mjs');
    expect(code, out).toBe(1);
    expect(out).toContain('not as wanted');
    expect(performance.now() - began).toBeLessThan(endSeconds * 1000);
  });

  it('works where no process waits for it: all of it is done before the program ends', async () => {
    test(
      'open.mjs',
      `import { createSandbox } from 'balcao';
      const sandbox = await createSandbox(); ${referencePaid}
      await sandbox.fault({ kind: 'latency', milliseconds: 300 });
      await sandbox.call('GET', '/api/payments');
      await Promise.all([sandbox.close(), sandbox[Symbol.asyncDispose]()]);
      console.log('done');`,
    );
    expect(await node('open.mjs')).toEqual({ code: 0, out: 'done\n' });
  });

  it('is required by CommonJS, in a context that lacks the globals of Node [shop-tests.runs-in-other-runners]', async () => {
    test(
      'runner.cjs',
      `
      const vm = require('node:vm'); const fs = require('node:fs'); const path = require('node:path');
      const file = require.resolve('balcao');
      // As Jest does: each file is a function of a context of its own, and some modules of Node are replaced.
      const context = vm.createContext({ process, console });
      const wrapped = '(function (module, exports, require, __filename, __dirname) {' + fs.readFileSync(file, 'utf8') + '})';
      const module_ = { exports: {} };
      const requireIn = (name) => { if (/module$/.test(name)) throw new Error('replaced'); return require(name); };
      vm.runInContext(wrapped, context)(module_, module_.exports, requireIn, file, path.dirname(file));
      (async () => {
        const sandbox = await module_.exports.createSandbox(); ${referencePaid}
        const page = { language: 'EN', layout: 'web' };
        const redirects = [{ type: 'success', url: 'https://loja.example/' }];
        const { checkoutUrl } = await sandbox.call('POST', '/api/checkouts', { payment: { amount: 1000 }, page, redirects });
        console.log((await fetch(checkoutUrl)).status);
        await sandbox.close();
      })();`,
    );
    expect(await node('runner.cjs')).toEqual({ code: 0, out: '200\n' });
  });

  it('goes on while a test has fake timers, and says so where they came first [shop-tests.fake-timers-are-not-its-own]', async () => {
    const never =
      "import { mock } from 'node:test'; mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'setImmediate'] });";
    test('never.mjs', never);
    test(
      'fake.mjs',
      `import { createSandbox } from 'balcao'; import './never.mjs';
      const sandbox = await createSandbox(); ${referencePaid} await sandbox.close(); console.log('done');`,
    );
    expect(await node('--no-warnings', 'fake.mjs')).toEqual({ code: 0, out: 'done\n' });
    test('late.mjs', "import './never.mjs'; const { createSandbox } = await import('balcao'); await createSandbox();");
    const { code, out } = await node('late.mjs');
    expect(code, out).toBe(1);
    expect(out).toContain('No timer runs: fake timers were in place before balcao was loaded.');
  });
});
