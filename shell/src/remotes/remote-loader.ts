import {
  isLoadError,
  LoadError,
  remoteContract,
  runtimeConfigQuery,
  type ChatProps,
  type RemoteModule,
} from '@abhyas/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ComponentType } from 'react';
import { ContractError } from './contract-error';
import { recordVersion } from './error-reports';
import { manifestUrl } from './overrides';
import { RemoteContainer } from './remote-container';
import { whenStyled } from './stylesheet-watch';

/**
 * Returns a component for a remote's name and caches it, so that a remote is requested once, however
 * often its screen renders.
 */
export class RemoteLoader {
  readonly #queries: QueryClient;
  readonly #components = new Map<string, unknown>();
  readonly #modules = new Map<string, Promise<RemoteModule>>();
  readonly #containers = new Map<string, RemoteContainer>();

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  /** Starts to load a remote that renders soon. A failure is reported where it renders. */
  preload(name: string): void {
    this.#module(name).catch(() => undefined);
  }

  /** Loads what the page of an address needs, because somebody is about to open it. */
  async prefetch(name: string, address: URL): Promise<void> {
    const module = await this.#module(name).catch(() => undefined);
    module?.prefetch?.(address, this.#queries);
  }

  /** The component that renders a remote's screens. */
  app(name: string): ComponentType {
    return this.#component(name, name, (module) => module.App);
  }

  /** The component that renders the assistant's conversation. */
  conversation(name: string): ComponentType<ChatProps> {
    return this.#component(`${name}#conversation`, name, (module) => {
      if (module.conversation) return module.conversation;
      throw new ContractError(`${name} ${module.version} has no conversation`);
    });
  }

  /** Removes a failed remote from the cache; the next render requests it again. */
  forget(name: string): void {
    for (const key of this.#components.keys()) {
      if (key === name || key.startsWith(`${name}#`)) this.#components.delete(key);
    }
    this.#modules.delete(name);
    this.#containers.get(name)?.countRetry();
  }

  #component<Props>(
    key: string,
    name: string,
    pick: (module: RemoteModule) => ComponentType<Props>,
  ): ComponentType<Props> {
    // A key always has the same component.
    const known = this.#components.get(key) as ComponentType<Props> | undefined;
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
    const container = this.#container(name);
    try {
      const config = await this.#queries.ensureQueryData(runtimeConfigQuery);
      const manifest = manifestUrl(name, config);
      if (manifest === undefined) throw new ContractError(`No remote is called ${name}`);
      const loaded = (await container.load(manifest)) as { default?: RemoteModule } | undefined;
      const module = checkContract(name, loaded?.default);
      await whenStyled();
      recordVersion(name, module.version);
      return module;
    } catch (error) {
      throw describeFailure(error, container.entry);
    }
  }

  #container(name: string): RemoteContainer {
    const known = this.#containers.get(name) ?? new RemoteContainer();
    this.#containers.set(name, known);
    return known;
  }
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
function describeFailure(error: unknown, entry: string | undefined): unknown {
  if (error instanceof ContractError || isLoadError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/shared singleton module|does not satisfy/i.test(message)) {
    return new ContractError(message, { cause: error });
  }
  return new LoadError(message, { url: entry, cause: error });
}
