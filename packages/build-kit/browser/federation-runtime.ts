/**
 * The run time of federation in every app, in place of the package's own, which is 23 KB in the shell and
 * 15 KB in each remote (docs/decisions/what-remotes-share.md). It does only what `sharing.ts` configures: the
 * shell provides copies, remotes take them. The members are those that the plugin's generated code uses.
 */
type Factory = () => unknown;

/** One copy of a shared package. The names are those of the standard, also for remotes of other builds. */
interface SharedCopy {
  version: string;
  get: () => Promise<Factory> | Factory;
  /** The copy, once an app has loaded it. */
  lib?: Factory;
  from?: string;
  scope: string[];
  shareConfig: object;
  useIn: string[];
  deps: string[];
  strategy: 'loaded-first';
}

type ShareScope = Record<string, Record<string, SharedCopy>>;

/** One import of a shared package. */
interface SharedImport {
  shareKey: string;
  /** A caret range. */
  requiredVersion: string;
}

interface WebpackModule {
  exports: unknown;
}

/** The parts of an app's `__webpack_require__` that the plugin generates or that it uses. */
interface WebpackRequire {
  /** The share scopes. */
  S?: Record<string, ShareScope>;
  /** The module factories. */
  m: Record<string, (module: WebpackModule) => void>;
  /** The modules that have run. */
  c: Record<string, WebpackModule>;
  federation: {
    initOptions: {
      name: string;
      shared?: Record<string, Pick<SharedCopy, 'version' | 'get' | 'scope' | 'shareConfig'>[]>;
    };
  };
  consumesLoadingData: {
    chunkMapping?: Record<string, string[]>;
    moduleIdToConsumeDataMapping?: Record<string, SharedImport>;
  };
}

interface ConsumesOptions {
  chunkId: string;
  promises: Promise<unknown>[];
  /** The state of each import: absent, loading, or 0 when its module can run. */
  installedModules: Record<string, Promise<unknown> | 0>;
  webpackRequire: WebpackRequire;
}

const scopeName = 'default';

const bundlerRuntime = {
  /** Runs when an app's entry starts: its own copies, if it has any, go into the share scope. */
  init({ webpackRequire }: { webpackRequire: WebpackRequire }): object {
    const { name, shared = {} } = webpackRequire.federation.initOptions;
    const scope = scopeOf(webpackRequire);
    for (const [key, copies] of Object.entries(shared)) {
      const versions = (scope[key] ??= {});
      for (const copy of copies) {
        versions[copy.version] ??= {
          ...copy,
          from: name,
          useIn: [],
          deps: [],
          strategy: 'loaded-first',
        };
      }
    }
    return { name };
  },

  /** Runs when the shell takes a remote's entry into use. */
  initContainerEntry({
    webpackRequire,
    shareScope,
  }: {
    webpackRequire: WebpackRequire;
    shareScope: ShareScope;
  }): void {
    (webpackRequire.S ??= {})[scopeName] = shareScope;
  },

  /** Runs when a chunk is loaded: the shared packages that its modules import are made ready. */
  consumes({ chunkId, promises, installedModules, webpackRequire }: ConsumesOptions): void {
    const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
    for (const id of chunkMapping?.[chunkId] ?? []) {
      const wanted = moduleIdToConsumeDataMapping?.[id];
      const known = installedModules[id];
      if (known) promises.push(known);
      if (!wanted || known !== undefined) continue;
      const install = (factory: Factory) => {
        installedModules[id] = 0;
        setModule(webpackRequire, id, factory);
      };
      const fail = (error: unknown) => {
        // The next chunk with this import tries again.
        delete installedModules[id];
        setModule(webpackRequire, id, () => {
          throw error;
        });
      };
      promises.push((installedModules[id] = loadCopy(webpackRequire, wanted).then(install, fail)));
    }
  },

  /** Names of share scopes are for apps with several; here, `init` has done the work. */
  I: () => Promise.resolve(true),
};

/** The plugin copies these members into `__webpack_require__.federation`. */
export default { runtime: {}, bundlerRuntime, instance: undefined };

function scopeOf(webpackRequire: WebpackRequire): ShareScope {
  return ((webpackRequire.S ??= {})[scopeName] ??= {});
}

function setModule(webpackRequire: WebpackRequire, id: string, run: Factory): void {
  webpackRequire.m[id] = (module) => {
    // A failed or older run must not stay in the cache.
    delete webpackRequire.c[id];
    module.exports = run();
  };
}

async function loadCopy(webpackRequire: WebpackRequire, wanted: SharedImport): Promise<Factory> {
  const { shareKey, requiredVersion } = wanted;
  const copy = Object.values(scopeOf(webpackRequire)[shareKey] ?? {})[0];
  const { name } = webpackRequire.federation.initOptions;
  if (!copy) throw new Error(`No app provides the shared singleton module ${shareKey} to ${name}`);
  if (majorOf(copy.version) !== majorOf(requiredVersion)) {
    throw new Error(
      `Version ${copy.version} from ${copy.from} of shared singleton module ${shareKey} does not satisfy ${requiredVersion}, which ${name} requires`,
    );
  }
  return copy.lib ?? (await copy.get());
}

/** Ranges are carets (`sharing.ts`), so the major version decides. */
function majorOf(versionOrRange: string): string | undefined {
  return /\d+/.exec(versionOrRange)?.[0];
}
