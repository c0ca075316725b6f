import type { RuntimeConfig } from '@abhyas/web-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { manifestUrl } from './overrides';

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

describe('manifestUrl', () => {
  it('returns the configured one', () => {
    expect(manifestUrl('exams', config)).toBe(configured);
    expect(manifestUrl('unknown', config)).toBeUndefined();
  });

  it("returns the development server's URL until the override is removed", () => {
    open('?remote.exams=dev');
    expect(manifestUrl('exams', config)).toBe('/dev/exams/mf-manifest.json');
    open('');
    expect(manifestUrl('exams', config)).toBe('/dev/exams/mf-manifest.json');
    open('?remote.exams=off');
    expect(manifestUrl('exams', config)).toBe(configured);
  });

  it('accepts no URL of another site', () => {
    open('?remote.exams=//other.example/m.json');
    expect(manifestUrl('exams', config)).toBe(configured);
    open('?remote.exams=/%5Cother.example/m.json');
    expect(manifestUrl('exams', config)).toBe(configured);
    open('?remote.exams=https://other.example/m.json');
    expect(manifestUrl('exams', config)).toBe(configured);
  });

  it('ignores overrides if they are not allowed', () => {
    localStorage.setItem('remote.exams', 'dev');
    open('?remote.exams=dev');
    expect(manifestUrl('exams', { ...config, allowOverrides: false })).toBe(configured);
  });
});
