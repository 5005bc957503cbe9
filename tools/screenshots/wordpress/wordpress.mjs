import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, stopChild } from '../../run/children.mjs';
import { at } from '../../run/paths.mjs';
import { freePort } from '../../run/ports.mjs';
import { Problem } from '../../run/problem.mjs';

/** Where Debian's package `wordpress` puts it. */
const packaged = '/usr/share/wordpress';
const programs = ['/usr/bin/php', '/usr/sbin/mariadbd', '/usr/bin/mariadb-install-db'];
const howToGet =
  'The pictures of WordPress need Debian, with: sudo apt-get install wordpress wordpress-l10n mariadb-server php-cli php-mysql';

const patienceSeconds = 30;

/** User name and password of the shop's owner. */
export const login = 'loja';

/** What differs between the languages of the pictures: WordPress' own name of the language, and the stand-in plugin. */
export const languages = {
  pt: {
    wordpress: 'pt_PT',
    name: 'Plugin de pagamento',
    settings: 'Definições',
    description: 'Multibanco, MB WAY e cartão na sua loja.',
  },
  es: {
    wordpress: 'es_ES',
    name: 'Plugin de pago',
    settings: 'Ajustes',
    description: 'Multibanco, MB WAY y tarjeta en su tienda.',
  },
  en: {
    wordpress: '',
    name: 'Payment plugin',
    settings: 'Settings',
    description: 'Multibanco, MB WAY and cards in your shop.',
  },
};

/**
 * A WordPress of our own in a temporary folder, gone after use, with one plugin: a stand-in for the provider's, which
 * has its name in the list and a link to its settings, and does nothing.
 * @returns {Promise<{ url: string, speak: (locale: keyof typeof languages) => void, close: () => Promise<void> }>}
 *   `speak` sets the language and deactivates the plugin
 * @throws a {@link Problem} where Debian's packages are missing
 */
export async function openWordPress() {
  if (![packaged, ...programs].every((path) => existsSync(path))) throw new Problem(howToGet);
  const folder = mkdtempSync(join(tmpdir(), 'balcao-wordpress-'));
  const data = join(folder, 'data');
  const site = join(folder, 'site');
  const socket = join(data, 'mariadb.sock');
  const url = `http://localhost:${await freePort()}`;
  const env = { ...process.env, WORDPRESS_SOCKET: socket, WORDPRESS_URL: url };
  copyWordPress(site);
  const database = await startDatabase(folder, data, socket);
  const php = (/** @type {string[]} */ ...args) =>
    run('/usr/bin/php', [at('tools/screenshots/wordpress/prepare.php'), site, ...args], env);
  php('install', login);
  const server = startChild('/usr/bin/php', ['-d', 'opcache.enable=0', '-S', new URL(url).host, '-t', site], {
    env,
    stdio: 'ignore',
  });
  await until(async () => (await fetch(`${url}/wp-login.php`)).ok);
  return {
    url,
    speak(locale) {
      writeFileSync(join(site, 'wp-content/plugins/stand-in/plugin.php'), standIn(languages[locale]));
      php('speak', languages[locale].wordpress);
    },
    async close() {
      await Promise.all([server, database].map(stopChild));
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** @param {string} site folder of the copy, which has one plugin */
function copyWordPress(site) {
  cpSync(packaged, site, { recursive: true, dereference: true });
  rmSync(join(site, 'wp-content/plugins'), { recursive: true });
  mkdirSync(join(site, 'wp-content/plugins/stand-in'), { recursive: true });
  cpSync(at('tools/screenshots/wordpress/config.php'), join(site, 'wp-config.php'));
}

/** @param {{ name: string, settings: string, description: string }} words */
const standIn = ({ name, settings, description }) => `<?php
/*
Plugin Name: ${name}
Description: ${description}
Version: 1.0
*/
add_filter('plugin_action_links_' . plugin_basename(__FILE__), fn ($links) => ['<a href="#">${settings}</a>', ...$links]);
`;

/**
 * MariaDB, which refuses to run as root.
 * @param {string} folder
 * @param {string} data
 * @param {string} socket
 */
async function startDatabase(folder, data, socket) {
  const owner = process.getuid?.() === 0 ? ['--user=mysql'] : [];
  const common = ['--no-defaults', `--datadir=${data}`, ...owner];
  run('/usr/bin/chmod', ['755', folder]);
  run('/usr/bin/mariadb-install-db', [...common, '--auth-root-authentication-method=normal']);
  const database = startChild(
    '/usr/sbin/mariadbd',
    [...common, `--socket=${socket}`, '--skip-networking', `--pid-file=${join(data, 'pid')}`],
    { stdio: 'ignore' },
  );
  await until(async () => existsSync(socket));
  return database;
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(program, args, env = process.env) {
  const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Problem(`${program} ended with ${status}:\n${stdout}${stderr}`);
}

/** @param {() => Promise<boolean>} ready */
async function until(ready) {
  const end = Date.now() + patienceSeconds * 1000;
  while (!(await ready().catch(() => false))) {
    if (Date.now() > end) throw new Problem(`WordPress was not ready after ${patienceSeconds} seconds.`);
    await new Promise((done) => setTimeout(done, 200));
  }
}
