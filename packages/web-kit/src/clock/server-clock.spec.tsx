import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readServerClock } from './server-clock';

const server = new Date('2026-12-06T04:20:00.000Z').getTime();
const day = 86_400_000;

/** Answers like the gateway; each request takes the next of these times. */
function answer(...roundTrips: number[]): void {
  let monotonic = 5_000;
  const began = monotonic;
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const roundTrip = roundTrips.shift() ?? 0;
    monotonic += roundTrip / 2;
    const seconds = (server + monotonic - began) / 1000;
    monotonic += roundTrip / 2;
    return Promise.resolve(Response.json({ seconds }));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('readServerClock', () => {
  it('takes the time of the shortest request', async () => {
    answer(400, 20, 90);
    const { originMs, roundTripMs } = await readServerClock();
    expect(roundTripMs).toBe(20);
    expect(originMs + 5_000).toBeCloseTo(server, 3);
  });

  it.each([day, -day, 0])('is the same with a device clock that is %d ms ahead', async (ahead) => {
    answer(40, 40, 40);
    jest.spyOn(Date, 'now').mockImplementation(() => server + ahead);
    const { originMs, deviceAheadMs } = await readServerClock();
    expect(originMs + 5_000).toBeCloseTo(server, 3);
    expect(Math.abs(deviceAheadMs - ahead)).toBeLessThan(200);
  });

  it.each([
    ['an error', Response.json({ message: 'Down' }, { status: 503 })],
    ['no time', Response.json({ seconds: 'now' })],
    ['no JSON', new Response('<html>')],
  ])('rejects %s', async (_what, response) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    await expect(readServerClock()).rejects.toMatchObject({ name: 'ApiError' });
  });
});
