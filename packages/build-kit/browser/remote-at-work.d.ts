/** The remote under development. The build resolves this name to its exposed module. */
declare module 'remote-at-work' {
  import type { RemoteModule } from '@abhyas/web-kit';

  const remote: RemoteModule;
  export default remote;
}
