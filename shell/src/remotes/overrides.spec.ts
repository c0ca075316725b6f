import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RuntimeConfig } from '@abhyas/web-kit';
import { manifestAddress } from './overrides';

const configured = '/remotes/exams/mf-manifest.json';
const config: RuntimeConfig = {
  remotes: { exams: configured },
  allowOverrides: true,
  site: { phone: '', emails: [], address: '', companyRegistration: '', socials: [] },
};

function open(search: string): void {
  history.replaceState(null, '', `/${search}`);
}

beforeEach(() => {
  localStorage.clear();
  open('');
});

describe('manifestAddress', () => {
  it('is the configured one', () => {
    expect(manifestAddress('exams', config)).toBe(configured);
    expect(manifestAddress('unknown', config)).toBeUndefined();
  });

  it('leads to the development server when asked, until that is taken back', () => {
    open('?remote.exams=dev');
    expect(manifestAddress('exams', config)).toBe('/dev/exams/mf-manifest.json');
    open('');
    expect(manifestAddress('exams', config)).toBe('/dev/exams/mf-manifest.json');
    open('?remote.exams=off');
    expect(manifestAddress('exams', config)).toBe(configured);
  });

  it('takes no address of another site', () => {
    open('?remote.exams=//other.example/m.json');
    expect(manifestAddress('exams', config)).toBe(configured);
    open('?remote.exams=/%5Cother.example/m.json');
    expect(manifestAddress('exams', config)).toBe(configured);
    open('?remote.exams=https://other.example/m.json');
    expect(manifestAddress('exams', config)).toBe(configured);
  });

  it('does nothing where overrides are not allowed', () => {
    localStorage.setItem('remote.exams', 'dev');
    open('?remote.exams=dev');
    expect(manifestAddress('exams', { ...config, allowOverrides: false })).toBe(configured);
  });
});
