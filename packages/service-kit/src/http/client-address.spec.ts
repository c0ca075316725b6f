import { describe, expect, it } from '@jest/globals';
import { addressKey } from './client-address.js';

describe('the rate limit key of a client address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::5:0:0:0:1', '2001:db8:0:5::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
    ['0x7f.1', '0x7f.1'],
    ['somewhere', 'somewhere'],
  ])('%s is %s', (address, expected) => {
    expect(addressKey(address)).toBe(expected);
  });
});
