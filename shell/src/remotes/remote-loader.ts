import {
  isLoadError,
  LoadError,
  remoteContract,
  runtimeConfigQuery,
  type RemoteModule,
} from '@abhyas/web-kit';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';
import { ContractError } from './contract-error';
import { countRetry, lastEntryOf } from './download-record';
import { recordVersion } from './error-reports';
import { manifestUrl } from './overrides';
import { whenStyled } from './stylesheet-watch';

/**
 * The only place that uses the federation runtime. It returns a component for a remote's name and
 * caches it, so that a remote is requested once, however often its screen renders.
 */
export class RemoteLoader {
  readonly #queries: QueryClient;
  readonly #components = new Map<string, ComponentType>();
  readonly #modules = new Map<string, Promise<RemoteModule>>();
  readonly #registered = new Set<string>();

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  /** Starts to load a remote that renders soon. A failure is reported where it renders. */
  preload(name: string): void {
    this.#module(name).catch(() => undefined);
  }

  /** The component that renders a remote's screens. */
  app(name: string): ComponentType {
    return this.#component(name, name, (module) => module.App);
  }

  /** The component that renders one of a remote's widgets. */
  widget(name: string, widget: string): ComponentType {
    return this.#component(`${name}#${widget}`, name, (module) => {
      const found = module.widgets?.[widget];
      if (!found) throw new ContractError(`${name} ${module.version} has no widget ${widget}`);
      return found;
    });
  }

  /** Removes a failed remote from the cache; the next render requests it again. */
  forget(name: string): void {
    for (const key of this.#components.keys()) {
      if (key === name || key.startsWith(`${name}#`)) this.#components.delete(key);
    }
    this.#modules.delete(name);
    countRetry(containerName(name));
  }

  #component(
    key: string,
    name: string,
    pick: (module: RemoteModule) => ComponentType,
  ): ComponentType {
    const known = this.#components.get(key);
    if (known) return known;
    const component = lazy(async () => ({ default: pick(await this.#module(name)) }));
    this.#components.set(key, component);
    return component;
  }

  #module(name: string): Promise<RemoteModule> {
    const known = this.#modules.get(name);
    if (known) return known;
    const loading = this.#load(name);
    this.#modules.set(name, loading);
    return loading;
  }

  async #load(name: string): Promise<RemoteModule> {
    const container = containerName(name);
    try {
      await this.#register(name, container);
      const loaded = await loadRemote<{ default?: RemoteModule }>(`${container}/remote`);
      const module = checkContract(name, loaded?.default);
      await whenStyled();
      recordVersion(name, module.version);
      return module;
    } catch (error) {
      throw describeFailure(error, container);
    }
  }

  async #register(name: string, container: string): Promise<void> {
    if (this.#registered.has(name)) return;
    const config = await this.#queries.ensureQueryData(runtimeConfigQuery);
    const entry = manifestUrl(name, config);
    if (entry === undefined) throw new ContractError(`No remote is called ${name}`);
    registerRemotes([{ name: container, entry: new URL(entry, location.origin).href }]);
    this.#registered.add(name);
  }
}

/** The federation container's name: `test-runner` gives `mfe_test_runner`. */
function containerName(remote: string): string {
  return `mfe_${remote.replaceAll('-', '_')}`;
}

function checkContract(name: string, module: RemoteModule | undefined): RemoteModule {
  // Built separately: its types guarantee nothing here.
  const contract: unknown = module?.contract;
  if (!module || contract !== remoteContract) {
    throw new ContractError(
      `${name} implements contract ${String(contract)}, not ${remoteContract}`,
    );
  }
  return module;
}

/** Distinguishes a failed download from a remote that is incompatible with this shell. */
function describeFailure(error: unknown, container: string): unknown {
  if (error instanceof ContractError || isLoadError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/shared singleton module|does not satisfy/i.test(message)) {
    return new ContractError(message, { cause: error });
  }
  return new LoadError(message, { url: lastEntryOf(container), cause: error });
}
