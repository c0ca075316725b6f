// Which module may import which: `npm test -- boundaries`. Each comment says what to do instead, and
// tools/checks/boundaries.spec.ts plants a violation of each rule.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const app = '(?:shell|mfe-[^/]+)';
const testFile = String.raw`\.(?:spec|db-spec|cluster-spec|test)\.tsx?$|/test/|/testing/|/jest\.config`;

/** The rooms of the attempt service, the highest first. */
const rooms = ['review', 'taking', 'rankings', 'papers', 'scoring'];

const frameworks = [
  '@nestjs',
  '@tanstack',
  'bullmq',
  'fastify',
  'mysql2',
  'nodemailer',
  'react',
  'react-dom',
  'react-router',
  'redis',
  'typeorm',
].map((name) => `^node_modules/${name}/`);

/** The files in each package's `exports`. */
const doors = readdirSync('packages')
  .map((name) => path.posix.join('packages', name))
  .filter((folder) => existsSync(path.join(folder, 'package.json')))
  .flatMap((folder) => {
    const { exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const targets = Object.values(exports).flatMap((it) =>
      typeof it === 'string' ? it : Object.values(it),
    );
    return targets.map((target) => `^${RegExp.escape(path.posix.join(folder, target))}$`);
  });

/**
 * @param {string} name
 * @param {string} comment what to do instead
 * @param {object} from
 * @param {object} to
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // The system: apps, services and packages.
    rule(
      'apps-never-import-apps',
      'Teams ship alone: meet through RemoteModule, a URL, storage or a window event, or move what both need to packages/.',
      { path: `^(${app})/` },
      { path: `^${app}/`, pathNot: '^$1/' },
    ),
    rule(
      'services-never-import-services',
      'Ask the other service over /internal, with a client in src/clients; what both need moves to packages/service-kit.',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/$1/' },
    ),
    rule(
      'apps-never-import-services',
      "Call the API with web-kit's client: its types are generated from the service's openapi.json.",
      { path: `^${app}/` },
      { path: '^services/' },
    ),
    rule(
      'services-never-import-apps',
      'A service knows nothing of screens: move what it needs to packages/service-kit or into the service.',
      { path: '^services/' },
      { path: `^${app}/` },
    ),
    rule(
      'packages-never-import-apps-or-services',
      'Packages are at the bottom: let the app or service pass in what the package needs.',
      { path: '^packages/' },
      { path: `^(?:${app}|services|e2e|tools)/` },
    ),
    rule(
      'packages-through-their-door',
      'Import the package by its name; what is missing there is added to its `exports` door first.',
      { pathNot: '^packages/' },
      { path: '^packages/[^/]+/', pathNot: doors },
    ),
    rule(
      'packages-meet-at-their-doors',
      'Import the other package by its name; what is missing there is added to its `exports` door first.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: ['^packages/$1/', ...doors] },
    ),
    rule(
      'generated-types-through-the-contract',
      'Take a body from ResponseOf or RequestOf of the contract; what is missing there is added to it first.',
      { pathNot: String.raw`^packages/web-kit/src/api/contract\.ts$` },
      { path: '^packages/web-kit/src/api/generated/' },
    ),
    rule(
      'browsers-need-no-service-kit',
      'service-kit is for services; what a screen needs belongs in web-kit.',
      { path: `^(?:${app}|packages/(?:web-kit|ui|page-kit))/` },
      { path: '^packages/service-kit/' },
    ),
    rule(
      'browsers-run-no-node',
      "A browser has none of Node's modules: what a server needs of a page belongs in page-kit's renderer or page server.",
      { path: `^(?:${app}|packages/(?:web-kit|ui))/src/`, pathNot: testFile },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'page-programs-stay-behind-their-door',
      "What apps take from page-kit is types and pure parts, beside its door: move what both need there, and keep Node's part in node/, renderer/ or page-server/.",
      { path: '^packages/page-kit/src/[^/]+$' },
      { path: '^packages/page-kit/src/[^/]+/' },
    ),
    rule(
      'server-modules-stay-on-the-server',
      "Only an app's server build starts at these modules: move what the browser needs too into a module that both import.",
      { path: `^${app}/src/`, pathNot: [testFile, String.raw`/src/app/public-remote\.ts$`] },
      { path: String.raw`/src/app/(?:public-remote|public-pages|server-frame)\.tsx?$` },
    ),
    rule(
      'services-need-no-screens',
      'web-kit, ui and page-kit are for pages; what a service needs belongs in service-kit.',
      { path: '^(?:services|packages/service-kit)/' },
      { path: '^packages/(?:web-kit|ui|page-kit)/' },
    ),
    rule(
      'generators-stay-in-their-package',
      'Import only types of the sample catalogue; what is needed of its content belongs in the artefact that it builds.',
      { pathNot: '^packages/sample-catalogue/' },
      { path: '^packages/sample-catalogue/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'journeys-see-only-the-site',
      "Journeys use the running site: reach it through the page or the API, not through its source; types of the API are web-kit's contract.",
      { path: '^e2e/' },
      {
        path: `^(?:${app}|services|packages)/`,
        pathNot: String.raw`^packages/web-kit/src/api/contract\.ts$`,
      },
    ),

    // The layers of a service.
    rule(
      'controllers-ask-services',
      'A controller sets path, guard and status: move the work to its service and call that.',
      { path: String.raw`^services/.+\.controller\.ts$` },
      {
        path: String.raw`^services/.+\.(?:repository|entity|client)\.ts$|^node_modules/typeorm/`,
      },
    ),
    rule(
      'only-repositories-ask-the-database',
      'Give the repository a method named for the question; what has to be atomic goes through runInTransaction in the service.',
      {
        path: '^services/[^/]+/src/',
        pathNot: [
          testFile,
          String.raw`\.(?:repository|entity|schema|module|query|service|sweeper)\.ts$`,
          String.raw`/(?:migrations|service|openapi|seed)\.ts$`,
        ],
      },
      { path: 'node_modules/typeorm/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'entities-stay-inside',
      'Entities never leave: return what the presenter makes of them, or a type of the domain.',
      { path: String.raw`^services/.+\.(?:controller|dto|client|errors)\.ts$` },
      { path: String.raw`\.entity\.ts$` },
    ),
    rule(
      'services-know-no-controllers',
      'The call goes the other way: pass what the service needs as arguments.',
      { path: String.raw`^services/.+\.(?:service|repository|presenter)\.ts$` },
      { path: String.raw`\.controller\.ts$` },
    ),
    rule(
      'repositories-only-ask',
      'A repository answers a question: the service that needs more than the database puts the answers together.',
      { path: String.raw`^services/.+\.repository\.ts$` },
      { path: String.raw`^services/.+\.(?:service|presenter|controller|client)\.ts$` },
    ),
    rule(
      'presenters-only-shape',
      'A presenter turns what it is given into the wire: fetch in the service and pass it in.',
      { path: String.raw`^services/.+\.presenter\.ts$` },
      {
        path: String.raw`^services/.+\.(?:service|repository|client)\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),

    ...rooms
      .slice(1)
      .map((room, index) =>
        rule(
          'rooms-import-lower-rooms',
          `${rooms.join(' → ')}: move what both rooms need into the lower one, or take it as an argument.`,
          { path: `^services/attempt/src/${room}/` },
          { path: `^services/attempt/src/(?:${rooms.slice(0, index + 1).join('|')})/` },
        ),
      ),
    {
      ...rule(
        'folders-form-no-circles',
        'Move what both folders need into a third one that imports neither, or take it as an argument.',
        { path: '^services/[^/]+/src/', pathNot: '/testing$' },
        // Helpers of specs build what the folders define.
        { circular: true, pathNot: '/testing$' },
      ),
      scope: 'folder',
    },

    // Pure rules, both in services and in apps.
    rule(
      'rules-import-only-rules-and-types',
      'Rules stand alone: move the pure part into a rules/ folder, a .types.ts or a .texts.ts file, or take the value as an argument.',
      { path: '/rules/', pathNot: testFile },
      {
        pathNot: String.raw`/rules/|/texts/|\.types\.ts$|\.texts\.ts$|^node_modules/`,
        dependencyTypesNot: ['type-only', 'core'],
      },
    ),
    rule(
      'rules-know-no-framework',
      'Rules are plain functions: what belongs to a framework stays in the folder that uses it and passes values in.',
      { path: '/rules/', pathNot: testFile },
      { path: frameworks, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'rules-do-no-io',
      'Rules are pure: take the time, the answer or the random number as an argument. (Hashes are pure: node:crypto may be used.)',
      { path: '/rules/', pathNot: testFile },
      { dependencyTypes: ['core'], pathNot: '^(?:node:)?crypto$' },
    ),

    // The layers of an app.
    rule(
      'features-never-import-features',
      'Let app/ join the two, or move what both need to shared/.',
      { path: `^(${app})/src/features/([^/]+)/` },
      { path: `^${app}/src/features/`, pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'shared-is-a-leaf',
      'shared/ knows no feature: pass in what it needs, or move the part into the feature.',
      { path: `^${app}/src/shared/` },
      { path: `^${app}/src/(?:features|app)/` },
    ),
    rule(
      'features-never-import-the-app',
      'app/ puts features together, not the other way: take what is needed as props.',
      { path: `^${app}/src/features/` },
      { path: `^${app}/src/(?:app/|expose)` },
    ),
    rule(
      'components-never-call-the-api',
      "A component draws: the call belongs in the feature's api/ folder, in one file with its query key and hook.",
      { path: `^${app}/src/.*/(?:components|hooks)/`, pathNot: testFile },
      { path: String.raw`^packages/web-kit/src/api/api\.ts$`, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'api-calls-draw-nothing',
      'A request file holds one call: what is drawn of its answer belongs in components/ or hooks/.',
      { path: `^${app}/src/features/[^/]+/api/`, pathNot: testFile },
      { path: '/components/|/hooks/|^packages/ui/' },
    ),

    rule(
      'texts-are-leaves',
      "Texts know only formatters (web-kit's rules/) and types: let the component pass in values and elements.",
      { path: `^(?:${app}|packages/(?:ui|web-kit))/src/texts/`, pathNot: testFile },
      { pathNot: '/src/texts/|^packages/web-kit/src/rules/', dependencyTypesNot: ['type-only'] },
    ),

    // Everywhere.
    rule(
      'no-circles',
      'Move what both need to a third file that imports neither.',
      {},
      { circular: true },
    ),
    rule(
      'tests-stay-out-of-the-product',
      'Test code is never shipped: move what the product needs out of the test folder.',
      { pathNot: [testFile, '^(?:tools|e2e)/', '^packages/[^/]+/(?:jest|browser)/'] },
      { path: testFile, pathNot: '^packages/build-kit/' },
    ),
    rule(
      'only-declared-packages',
      'Declare it in the package.json of the workspace that imports it: npm install … -w WORKSPACE.',
      { path: `^(?:${app}|services|packages)/`, pathNot: testFile },
      { pathNot: '^packages/', dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'everything-resolves',
      'The file or package does not exist: correct the path, or declare and install the package.',
      {},
      // Names that webpack gives to files of the app during its build.
      {
        couldNotResolve: true,
        pathNot:
          '^(?:remote-at-work|public-remote|server-frame|(?:react-router|@tanstack/react-query)/whole)$',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: String.raw`(?:^|/)(?:dist|\.cache|\.local|coverage)/|\.css$|^packages/build-kit/client`,
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
