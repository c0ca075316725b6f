import { describe, expect, it } from '@jest/globals';
import { ToolError } from '../stack/tool-error.ts';
import { readOptions } from './chaos-options.ts';

describe('the options of a run', () => {
  it('are the whole run without arguments', () => {
    expect(readOptions([])).toMatchObject({
      students: 300,
      kills: ['attempt', 'redis', 'mariadb', 'gateway'],
      freezes: ['mariadb'],
      from: undefined,
      hasLeavers: true,
    });
  });

  it('can select less', () => {
    const args =
      '--students 20 --seconds 40 --kill attempt --freeze none --from 5 --seed 7 --all-submit';
    expect(readOptions(args.split(' '))).toEqual({
      onCluster: false,
      only: '',
      students: 20,
      seconds: 40,
      kills: ['attempt'],
      freezes: [],
      fillsDisk: false,
      from: 5,
      seed: 7,
      hasLeavers: false,
    });
  });

  it('can select the cluster, with a longer test', () => {
    expect(readOptions(['--cluster'])).toMatchObject({ onCluster: true, seconds: 600, only: '' });
  });

  it('can select some faults of the cluster', () => {
    expect(readOptions(['--cluster', '--only', 'MySQL'])).toMatchObject({ only: 'MySQL' });
  });

  it.each([
    [
      '--cluster --kill attempt',
      '--cluster has its own faults: leave --kill, --freeze, --fill-disk and --from out.',
    ],
    ['--only attempt', '--only needs --cluster.'],
    ['--students 0', '--students 0 is not a whole number from 1 to 5000.'],
    ['--seconds soon', '--seconds soon is not a whole number from 10 to 3600.'],
    [
      '--freeze nginx',
      '--freeze nginx: there is no such part. There are attempt, redis, mariadb, gateway, auth, catalogue, and "none".',
    ],
  ])('are refused in a sentence: %s', (args, sentence) => {
    expect(() => readOptions(args.split(' '))).toThrow(new ToolError(sentence));
  });

  it('are refused if an option is unknown', () => {
    expect(() => readOptions(['--speed', '3'])).toThrow(ToolError);
  });
});
