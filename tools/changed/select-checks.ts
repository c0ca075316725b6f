import type { Workspace } from '../checks/workspaces.ts';
import { serviceNames, type ServiceName } from '../stack/inventory.ts';

/** What a change can affect. Files and folders are relative to the root of the checkout. */
export interface Selection {
  /** To be formatted. */
  files: readonly string[];
  /** To be linted: they are compiled or run. */
  code: readonly string[];
  /** Their importers' specs run. */
  related: readonly string[];
  /** Workspaces whose specs run without exception, because something changed that they depend on. */
  whole: readonly string[];
  /** Workspaces to type-check: those with changes and their dependants. */
  affected: readonly string[];
  /** Whether a table of a document may have changed, or what it shows. */
  documents: boolean;
  /** Services whose contract may have changed. */
  contracts: readonly ServiceName[];
}

const codeFile = /\.(?:tsx?|mjs|cjs|js)$/;
const specFile = /\.(?:spec|db-spec|cluster-spec|content-spec)\.tsx?$/;
/** Documents, and what their tables show. */
const documentFile =
  /\.md$|^tools\/(?:docs|stack)\/|^services\/catalogue\/src\/import\/|\/config\.ts$|\/openapi\.json$/;
/** The contracts of a service, present and released, and the types that are generated from them. */
const contractFile =
  /^services\/([^/]+)\/(?:internal\.)?openapi(?:\.released)?\.json$|^packages\/(?:web-kit\/src\/api|service-kit\/src\/clients)\/generated\/([^/]+)\.d\.ts$/;
/** Settings of all workspaces. */
const commonSettings = /^(?:package(?:-lock)?\.json|tsconfig\.[^/]+|jest\.config\.mjs)$/;

/** @param paths the changed files, the deleted ones included */
export function selectChecks(
  paths: readonly string[],
  workspaces: readonly Workspace[],
): Selection {
  const folders = workspaces.map(({ folder }) => folder);
  const relevant = paths.filter((path) => !path.endsWith('.md'));
  const ownerOf = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`));
  const code = relevant.filter((path) => codeFile.test(path));
  const changed = new Set(relevant.flatMap((path) => ownerOf(path) ?? []));
  // A spec of a package affects nobody else.
  const sources = new Set(
    relevant.filter((path) => !specFile.test(path)).flatMap((path) => ownerOf(path) ?? []),
  );
  const whole = relevant.some((path) => commonSettings.test(path))
    ? folders
    : dependantsOf(sources, workspaces);
  const affected = folders.filter((folder) => changed.has(folder) || whole.includes(folder));
  return {
    files: paths,
    code,
    related: relevant.filter((path) => ownerOf(path) !== undefined),
    whole,
    affected,
    documents: paths.some((path) => documentFile.test(path)),
    contracts: serviceNames.filter(
      (name) =>
        whole.includes(`services/${name}`) || paths.some((path) => describesCalls(path, name)),
    ),
  };
}

/** @returns patterns of all specs of workspaces, except for the journeys */
export function specPatterns(folders: readonly string[]): readonly string[] {
  return folders
    .filter((folder) => folder !== 'e2e')
    .map((folder) =>
      folder === 'tools'
        ? 'tools/*/*.{spec,db-spec}.ts'
        : `${folder}/{src,test,parts}/**/*.{spec,db-spec}.{ts,tsx}`,
    );
}

function dependantsOf(
  changed: ReadonlySet<string>,
  workspaces: readonly Workspace[],
): readonly string[] {
  const reached = new Set(changed);
  const found = new Set<string>();
  for (const folder of reached) {
    for (const dependant of workspaces.filter(({ uses }) => uses.includes(folder))) {
      found.add(dependant.folder);
      reached.add(dependant.folder);
    }
  }
  return workspaces.map(({ folder }) => folder).filter((folder) => found.has(folder));
}

function describesCalls(path: string, service: ServiceName): boolean {
  const isSource = path.startsWith(`services/${service}/src/`) && !specFile.test(path);
  const [, document, types] = contractFile.exec(path) ?? [];
  return isSource || document === service || types === service;
}
