import { describe, expect, it } from '@jest/globals';
import { remoteModuleBreaks, widgetsOf } from './remote-breaks.ts';

const released = `
  import type { ComponentType } from 'react';
  export interface RemoteModule {
    readonly contract: 1;
    readonly version: string;
    readonly App: ComponentType;
    readonly widgets?: Readonly<Record<string, ComponentType>>;
  }`;

describe('RemoteModule', () => {
  it('may stay unchanged', () => {
    expect(remoteModuleBreaks(released, released)).toEqual([]);
  });

  it('may gain an optional field', () => {
    const present = released.replace(
      'readonly version',
      'readonly title?: string;\n readonly version',
    );
    expect(remoteModuleBreaks(released, present)).toEqual([]);
  });

  it.each([
    [
      'a field removed',
      released.replace('readonly version: string;', ''),
      'new remotes would not fit',
    ],
    [
      'an optional field removed',
      released.replace(/readonly widgets.*;/, ''),
      'removed or narrowed',
    ],
    [
      'an export narrowed',
      released.replace('App: ComponentType;', 'App: ComponentType<{ path: string }>;'),
      'new remotes would not fit',
    ],
    [
      'a new required field',
      released.replace('readonly version', 'readonly title: string;\n readonly version'),
      'released remotes would not fit',
    ],
    [
      'a field that may be absent',
      released.replace('readonly version:', 'readonly version?:'),
      'new remotes would not fit',
    ],
    [
      'another contract number',
      released.replace('contract: 1', 'contract: 2'),
      'released remotes would not fit',
    ],
  ])('breaks by %s', (_, present, meaning) => {
    expect(remoteModuleBreaks(released, present)).toContainEqual(expect.stringContaining(meaning));
  });
});

describe('widgets of a remote', () => {
  it('are read from its entry point', () => {
    const door = `const remote = { contract: 1, App, widgets: { chat: Chat, bell: () => null } }; export default remote;`;
    expect(widgetsOf(door)).toEqual(['bell', 'chat']);
  });

  it('may be none', () => {
    expect(widgetsOf('export default { contract: 1, App };')).toEqual([]);
  });
});
