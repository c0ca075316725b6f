import { inPageSlot } from '@abhyas/page-kit';
import { createQueryClient } from '@abhyas/web-kit';
import { describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { RemoteLoaderContext } from '../remotes/remote-loader-context';
import { fakeRemotes } from '../testing/fake-remotes';
import { App } from './app';
import { serverFrame } from './server-frame';

/** A screen that shows its own id. */
function Screen() {
  return <output>{useId()}</output>;
}

const outputOf = (html: string) => /<output>(.*?)<\/output>/.exec(html)?.[1];

describe('the frame on a server', () => {
  it.each(['/', '/exam-details/1', '/dashboard', '/mock-test/1/2'])(
    'has the screen of %s where renderers put theirs, so that both have the same ids',
    (path) => {
      const frame = renderToString(
        <QueryClientProvider client={createQueryClient()}>
          <RemoteLoaderContext value={fakeRemotes({ app: Screen })}>
            <MemoryRouter initialEntries={[path]}>
              <App />
            </MemoryRouter>
          </RemoteLoaderContext>
        </QueryClientProvider>,
      );
      expect(outputOf(frame)).toBeDefined();
      expect(outputOf(frame)).toBe(outputOf(renderToString(inPageSlot(<Screen />))));
    },
  );

  it('marks the place of a screen, or shows the skeleton', () => {
    const config = { remotes: {}, site: { companyRegistration: 'U1' } };
    const render = (slot: 'marked' | 'skeleton') =>
      renderToString(serverFrame.element({ address: '/help', slot, config }));
    expect(render('marked')).toContain('<!--$--><page-slot></page-slot><!--/$-->');
    expect(render('skeleton')).toContain('<!--$!-->');
  });

  it('knows whose screen a path is', () => {
    const routeOf = (path: string) => serverFrame.routeOf(path, { remotes: {} });
    expect(routeOf('/exam-details/1')).toMatchObject({ remote: 'exams', chunks: [] });
    expect(routeOf('/login')).toMatchObject({
      chunks: ['login'],
      search: ['next', 'step'],
      needsScripts: false,
    });
    expect(routeOf('/nowhere')).toMatchObject({ isUnknown: true });
    expect(routeOf('/toString')).toMatchObject({ isUnknown: true });
  });

  it('needs scripts for a sign-in with a provider before its button is pressed', () => {
    const config = { remotes: {}, signIn: { label: 'Google' } };
    expect(serverFrame.routeOf('/login', config).needsScripts).toBe(true);
    expect(serverFrame.routeOf('/nowhere', config).needsScripts).toBe(false);
  });
});
