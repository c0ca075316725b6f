import { describe, expect, it } from '@jest/globals';
import { Logger, type LogLevel } from './logger';
import { runWithRequestId } from './request-id';

function open(level?: LogLevel) {
  const lines: string[] = [];
  return { logger: new Logger('pages', level, (line) => lines.push(line)), lines };
}

describe('a log line', () => {
  it('has the shape of the services’ lines', () => {
    const { logger, lines } = open();
    runWithRequestId({ 'x-request-id': 'abc' }, () => {
      logger.warn({ path: '/exams' }, 'Request failed');
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^\{"level":40,"time":\d{13},"service":"pages","requestId":"abc","path":"\/exams","msg":"Request failed"\}\n$/,
    );
  });

  it('has no request id outside of a request', () => {
    const { logger, lines } = open();
    logger.info({}, 'Ready');
    expect(JSON.parse(lines.join(''))).not.toHaveProperty('requestId');
  });

  it('has the error with its causes', () => {
    const { logger, lines } = open();
    const cause = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    logger.error({ err: new TypeError('fetch failed', { cause }) }, 'The request failed');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      level: 50,
      err: {
        type: 'TypeError',
        message: 'fetch failed',
        cause: { type: 'Error', code: 'ECONNREFUSED', message: 'no' },
      },
    });
  });

  it('ends with a circle of causes, and describes what is no error', () => {
    const { logger, lines } = open();
    const circle = new Error('circle');
    circle.cause = circle;
    logger.error({ err: circle }, 'The request failed');
    logger.error({ err: 'text' }, 'The request failed');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { type: 'string', message: 'text' } });
  });

  it('is written from the level that is set', () => {
    const { logger, lines } = open('error');
    logger.info({}, 'Ready');
    logger.warn({}, 'Slow');
    logger.error({}, 'Broken');
    expect(lines).toHaveLength(1);
  });
});
