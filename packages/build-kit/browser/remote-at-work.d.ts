/** The remote that is being worked on: the build points this name at its exposed module. */
declare module 'remote-at-work' {
  import type { RemoteModule } from '@abhyas/web-kit';

  const remote: RemoteModule;
  export default remote;
}
