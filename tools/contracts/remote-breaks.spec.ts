import { describe, expect, it } from '@jest/globals';
import { remoteModuleBreaks } from './remote-breaks.ts';

const released = `
  import type { ComponentType } from 'react';
  export interface RemoteModule {
    readonly contract: 1;
    readonly version: string;
    readonly App: ComponentType;
    readonly conversation?: ComponentType;
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
      released.replace(/readonly conversation.*;/, ''),
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
