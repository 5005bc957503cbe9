import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipped } from '../site/check/pageWeight.mjs';
import { buildSite, siteFolder } from '../tools/run/build.mjs';
import { openBrowser } from './load/browser.mjs';
import { keepBusy } from './load/busyProcessors.mjs';
import { median } from './load/median.mjs';
import { openServer } from './load/openServer.mjs';
import { report } from './load/report.mjs';

/** Number of rounds for each network; the median counts. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const writes = 50;
const parts = join(siteFolder, 'assets', 'sandbox-in-tab');

/** The network between the host and the reader, and how much slower its processor is. */
const readers = {
  'no limit': { bytesPerMillisecond: Number.POSITIVE_INFINITY, roundTripMilliseconds: 0, slowdown: 1 },
  '10 Mbit/s, 40 ms': { bytesPerMillisecond: 1250, roundTripMilliseconds: 40, slowdown: 1 },
  '10 Mbit/s, 40 ms, 4x processor': { bytesPerMillisecond: 1250, roundTripMilliseconds: 40, slowdown: 4 },
};

/** @type {Record<string, string>} */
const types = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * Serves the parts of the sandbox gzipped, as a host of files does, over one line of limited speed.
 * @param {typeof readers[keyof typeof readers]} reader
 */
function limitedHost({ bytesPerMillisecond, roundTripMilliseconds }) {
  let isFreeAt = 0;
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    if (path === '/') return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
    const file = join(siteFolder, path);
    if (!existsSync(file)) return response.writeHead(404).end();
    const isGzipped = existsSync(`${file}.gz`);
    const body = readFileSync(isGzipped ? `${file}.gz` : file);
    const headers = {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      ...(isGzipped && { 'Content-Encoding': 'gzip' }),
    };
    isFreeAt = Math.max(isFreeAt, performance.now()) + body.length / bytesPerMillisecond;
    const wait = isFreeAt + roundTripMilliseconds - performance.now();
    return setTimeout(() => response.writeHead(200, headers).end(body), Math.max(0, wait));
  });
}

/** Runs in a page: milliseconds that a fixed piece of work takes in a worker. */
async function workInWorker() {
  const work = () => {
    const started = performance.now();
    let sum = 0;
    for (let each = 0; each < 3e8; each += 1) sum += each;
    postMessage(performance.now() - started + sum * 0);
  };
  const worker = new Worker(URL.createObjectURL(new Blob([`(${work})()`])));
  return new Promise((done) => {
    worker.onmessage = ({ data }) => done(data);
  });
}

/**
 * Runs in a page of the site: takes part in running the sandbox as a payment page does, and calls it.
 * @param {number} count of writes
 */
async function callFromPage(count) {
  const started = performance.now();
  await navigator.serviceWorker.register('/sandbox-in-tab.js', { scope: '/' });
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  await import(`${location.origin}/assets/sandbox-in-tab/join.js`);
  await fetch('/sandbox-in-tab/sandbox/health');
  const first = performance.now() - started;
  const headers = {
    Authorization: `Basic ${btoa('0001:seed')}`,
    'PayPay-ClientId': '999999990',
    'Content-Type': 'application/json',
  };
  const response = await fetch('/sandbox-in-tab/sandbox/tenants', { method: 'POST', body: '{}', headers });
  const { data } = await response.json();
  headers.Authorization = `Basic ${btoa(`${data.platformCode}:${data.privateKey}`)}`;
  const each = [];
  for (let place = 0; place < count; place += 1) {
    const at = performance.now();
    const body = JSON.stringify({ amount: 1000 });
    const made = await fetch('/sandbox-in-tab/api/payments/references', { method: 'POST', body, headers });
    if (made.status !== 201) throw new Error(`status ${made.status}`);
    await made.arrayBuffer();
    each.push(performance.now() - at);
  }
  return { first, each };
}

/** What a reader loads to the first answer: the entry and what it imports, in one language. */
function kilobytesOfCore() {
  const seen = new Set();
  const add = (/** @type {string} */ name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const text = readFileSync(join(parts, name), 'utf8');
    for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) add(String(imported));
  };
  add('worker.js');
  return [...seen].reduce((sum, name) => sum + gzipped(readFileSync(join(parts, name))), 0) / 1024;
}

await buildSite(console.log);
const wasm = readdirSync(parts).find((name) => name.endsWith('.wasm')) ?? '';
const weights = {
  'JavaScript, gz KB': kilobytesOfCore().toFixed(0),
  'WebAssembly, gz KB': (gzipped(readFileSync(join(parts, wasm))) / 1024).toFixed(0),
};
const rows = [];
/** @type {number | undefined} */
let unhinderedWork;
for (const [name, reader] of Object.entries(readers)) {
  /** @type {{ first: number, each: number[], work: number }[]} */
  const runs = [];
  for (let round = 1; round <= rounds; round += 1) {
    const host = await openServer(limitedHost(reader));
    const browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(host.origin);
    const rest = keepBusy(reader.slowdown);
    try {
      const work = await page.evaluate(workInWorker);
      runs.push({ ...(await page.evaluate(callFromPage, writes)), work });
    } finally {
      rest();
      await browser.close();
      host.stop();
    }
    console.log(`${name}: round ${round} of ${rounds}`);
  }
  const work = median(runs.map(({ work }) => work));
  unhinderedWork ??= work;
  rows.push({
    reader: name,
    ...weights,
    'slower by': (work / unhinderedWork).toFixed(1),
    'first answer, ms': median(runs.map(({ first }) => first)).toFixed(0),
    'a write, ms': median(runs.map(({ each }) => median(each))).toFixed(1),
  });
}
report('Sandbox in the tab', rows, `one run, median of ${rounds}, ${writes} writes in each`);
