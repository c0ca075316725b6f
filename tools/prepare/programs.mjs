import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Unprepared } from './unprepared.mjs';

/**
 * `binaries` are all needed; where one of them is a list, one of the list is. `debian` names the package,
 * or two of which the second is for releases without the first.
 *
 * @typedef {{ binaries: (string | string[])[], debian: string, service?: string, brew: string }} Program
 */
/** @typedef {keyof typeof programs} ProgramName */

/** Chromium without its windows comes first: it needs less processor time for the same page. */
const browsers = ['chromium-headless-shell', 'chromium'];

/** @satisfies {Record<string, Program>} */
const programs = {
  mariadb: {
    binaries: ['mariadbd', 'mariadb-install-db'],
    debian: 'mariadb-server',
    service: 'mariadb',
    brew: 'mariadb',
  },
  redis: {
    binaries: ['redis-server', 'redis-cli'],
    debian: 'redis-server',
    service: 'redis-server',
    brew: 'redis',
  },
  nginx: { binaries: ['nginx'], debian: 'nginx', service: 'nginx', brew: 'nginx' },
  chromium: {
    binaries: [browsers],
    debian: 'chromium-headless-shell|chromium',
    brew: 'chromium',
  },
  curl: { binaries: ['curl'], debian: 'curl', brew: 'curl' },
};

/**
 * Servers are in sbin, which may be missing from an ordinary user's PATH.
 *
 * @param {string} name
 * @returns {string | undefined} the program's full path
 */
export function findProgram(name) {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/sbin',
    '/opt/homebrew/bin',
  ];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** @returns {string | undefined} the full path of a browser for tests */
export function findBrowser() {
  return browsers.map(findProgram).find((found) => found !== undefined);
}

/**
 * Installs missing programs from Debian's packages. It says so first, and prevents servers from starting by themselves.
 *
 * @param {ProgramName[]} names
 */
export async function installMissingPrograms(names) {
  /** @type {Program[]} */
  const wanted = names.map((name) => programs[name]);
  const missing = wanted.filter(isMissing);
  if (missing.length === 0) return;
  const packages = missing.map((program) => program.debian);
  if (!findProgram('apt-get')) throw new Unprepared(adviceElsewhere(missing));
  const asRoot = process.getuid?.() === 0 ? [] : sudo(packages);

  console.log(`Installing with apt-get: ${named(packages)}. This starts no server.`);
  const [program = 'sh', ...rest] = [...asRoot, 'sh', '-c', installScript, 'install', ...packages];
  const { status } = spawnSync(program, rest, {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, SERVICES: missing.flatMap(({ service }) => service ?? []).join(' ') },
  });
  const still = missing.filter(isMissing).map((program) => program.debian);
  if (status !== 0 || still.length > 0) {
    throw new Unprepared(
      `apt-get could not install ${named(still.length > 0 ? still : packages)} (see its messages above). Install them by hand, then run this again.`,
    );
  }
}

// The package scripts ask policy-rc.d before they start a server; an existing one is restored.
const installScript = `
set -e
policy=/usr/sbin/policy-rc.d
[ -e $policy ] && mv $policy $policy.before-abhyas
restore() { rm -f $policy; if [ -e $policy.before-abhyas ]; then mv $policy.before-abhyas $policy; fi; }
trap restore EXIT
printf '#!/bin/sh\\nexit 101\\n' > $policy
chmod 755 $policy
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq || true
wanted=
for package in "$@"; do
  first=\${package%%|*}
  if apt-cache show "$first" >/dev/null 2>&1; then wanted="$wanted $first"; else wanted="$wanted \${package##*|}"; fi
done
apt-get install -y -qq --no-install-recommends $wanted
for service in $SERVICES; do
  if command -v systemctl >/dev/null 2>&1; then systemctl disable --quiet "$service" 2>/dev/null || true
  elif command -v update-rc.d >/dev/null 2>&1; then update-rc.d "$service" disable 2>/dev/null || true
  fi
done
`;

/**
 * @param {string[]} packages
 * @returns {string[]}
 */
function sudo(packages) {
  if (!findProgram('sudo')) {
    throw new Unprepared(
      `${named(packages)} missing: run "apt-get install ${packages.map((name) => name.replace(/.*\|/, '')).join(' ')}" as root, then this again.`,
    );
  }
  return ['sudo', '--preserve-env=SERVICES', ...(process.stdin.isTTY ? [] : ['--non-interactive'])];
}

/** @param {Program[]} missing */
function adviceElsewhere(missing) {
  const names = named(missing.map((program) => program.debian));
  const how = findProgram('brew')
    ? `run "brew install ${missing.map((program) => program.brew).join(' ')}" and this again`
    : 'install them with your system’s package manager and run this again';
  const docker = findProgram('docker')
    ? ', or run everything in containers: "docker compose up --build --wait"'
    : '';
  return `${names} missing here: ${how}${docker}.`;
}

/** @param {Program} program */
function isMissing(program) {
  return program.binaries.some((binary) => [binary].flat().every((name) => !findProgram(name)));
}

/** @param {string[]} packages */
function named(packages) {
  return packages.map((name) => name.replace('|', ' or ')).join(', ');
}

/** @param {string} file */
function isExecutable(file) {
  if (!existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
