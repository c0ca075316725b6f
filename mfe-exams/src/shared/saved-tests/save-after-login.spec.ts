import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { storeTestToSave, takeTestToSave } from './save-after-login';

describe('the test to save after the log-in', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is returned once', () => {
    storeTestToSave('test-1');
    expect(takeTestToSave()).toBe('test-1');
    expect(takeTestToSave()).toBeUndefined();
  });

  it('is forgotten after half an hour', () => {
    storeTestToSave('test-1');
    const later = Date.now() + 31 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(takeTestToSave()).toBeUndefined();
  });

  it('is not stored if the browser blocks storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    storeTestToSave('test-1');
    expect(takeTestToSave()).toBeUndefined();
  });
});
