import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { AuthApp } from './app.js';
import { registerStudent } from './builders.js';
import {
  animation,
  bitmap,
  decompressionBomb,
  heavyPhoto,
  jpegOfSize,
  phonePhoto,
  twoHalves,
} from './pictures.js';

const PHOTO = '/api/user/profile/photo';
const LIMIT = 2 * 1024 * 1024;
let app: AuthApp;

// Passwords and pictures take long on a busy machine.

beforeAll(async () => {
  app = await AuthApp.start({ LIMIT_ADDRESS: '100000' });
});

afterAll(async () => {
  await app.close();
});

async function upload(body: Buffer | string, type: string | undefined, token?: string) {
  const response = await fetch(`${app.running.url}${PHOTO}`, {
    method: 'PUT',
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Starts an upload that the service accepts, and returns a function that finishes it. */
async function startUpload(picture: Buffer, token: string): Promise<() => Promise<number>> {
  const request = httpRequest(`${app.running.url}${PHOTO}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/jpeg',
      'content-length': picture.length,
      expect: '100-continue',
    },
  });
  const response = once(request, 'response') as Promise<[IncomingMessage]>;
  // The service sends this once it has admitted the call and is about to read the body.
  await once(request, 'continue');
  return async () => {
    request.end(picture);
    const [received] = await response;
    received.resume();
    return received.statusCode ?? 0;
  };
}

async function download(avatar: unknown) {
  const response = await fetch(`${app.running.url}${String(avatar)}`);
  return { response, picture: Buffer.from(await response.arrayBuffer()) };
}

/** Uploads a picture as a new student and returns the photo that is served. */
async function reduced(picture: Buffer, type: string) {
  const { token } = await registerStudent(app);
  const { status, body } = await upload(picture, type, token);
  expect([status, body]).toEqual([200, { avatar: expect.any(String) }]);
  const { picture: webp } = await download(body['avatar']);
  return { webp, metadata: await sharp(webp).metadata() };
}

async function colourAt(webp: Buffer, left: number, top: number): Promise<'red' | 'green'> {
  const [red = 0, green = 0] = await sharp(webp)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > green ? 'red' : 'green';
}

describe('changing the photo', () => {
  it('requires a token, and does not read the body without one', async () => {
    const { status, body } = await upload(await phonePhoto(), 'image/jpeg');
    expect([status, body['code']]).toEqual([401, 'unauthenticated']);
    expect((await app.call('DELETE', PHOTO)).status).toBe(401);
  });

  it('shows it in the profile and the session, and to everybody who knows its URL', async () => {
    const { token } = await registerStudent(app);
    const { status, body } = await upload(await phonePhoto(), 'image/jpeg', token);
    expect(status).toBe(200);
    expect(body['avatar']).toMatch(/^\/api\/user\/profile\/photos\/[0-9a-f-]{36}\.webp$/);
    const me = await app.get('/auth/me', token);
    expect(me.body['user']).toMatchObject({ avatar: body['avatar'] });
    expect((await app.get('/api/user/profile', token)).body['avatar']).toBe(body['avatar']);

    const { response, picture } = await download(body['avatar']);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp' });
  });

  it('creates a new URL with every photo, and deletes the old photo', async () => {
    const { token } = await registerStudent(app);
    const first = await upload(await phonePhoto(), 'image/jpeg', token);
    const second = await upload(await phonePhoto(), 'image/jpeg', token);
    expect(second.body['avatar']).not.toBe(first.body['avatar']);
    expect((await download(first.body['avatar'])).response.status).toBe(404);
    expect((await download(second.body['avatar'])).response.status).toBe(200);
  });

  it('is cached for at most a day, and its removal is not cached', async () => {
    const { token } = await registerStudent(app);
    const { body } = await upload(await phonePhoto(), 'image/jpeg', token);
    const shown = await download(body['avatar']);
    const caching = shown.response.headers.get('cache-control') ?? '';
    expect(Number(/\bmax-age=(\d+)/.exec(caching)?.[1])).toBeLessThanOrEqual(86_400);
    expect(caching).toContain('must-revalidate');
    expect(caching).not.toMatch(/immutable|s-maxage|stale-|public/);
    await app.call('DELETE', PHOTO, { token });
    const gone = await download(body['avatar']);
    expect([gone.response.status, gone.response.headers.get('cache-control')]).toEqual([
      404,
      'no-store',
    ]);
  });

  it('can be undone by removing the photo', async () => {
    const { token } = await registerStudent(app);
    const { body } = await upload(await phonePhoto(), 'image/jpeg', token);
    for (let times = 0; times < 2; times += 1) {
      const removed = await app.call('DELETE', PHOTO, { token });
      expect([removed.status, removed.body]).toEqual([200, { success: true }]);
    }
    expect((await download(body['avatar'])).response.status).toBe(404);
    const me = await app.get('/auth/me', token);
    expect(me.body['user']).toMatchObject({ avatar: null });
  });

  it('stores one photo of several parallel uploads', async () => {
    const { token, id } = await registerStudent(app);
    const picture = await phonePhoto(80, 60);
    const responses = await Promise.all([1, 2, 3].map(() => upload(picture, 'image/jpeg', token)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await app.rows('SELECT name FROM photos WHERE user_id = ?', id);
    expect(rows).toHaveLength(1);
    const { body } = await app.get('/api/user/profile', token);
    expect((await download(body['avatar'])).response.status).toBe(200);
  });
});

describe('the stored photo', () => {
  it('is upright and small, without metadata of place and device', async () => {
    const picture = await phonePhoto(800, 600);
    expect((await sharp(picture).metadata()).exif?.includes('Secretphone')).toBe(true);
    const { webp, metadata } = await reduced(picture, 'image/jpeg');
    expect(metadata).toMatchObject({ format: 'webp', width: 256, height: 256 });
    for (const field of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) {
      expect(metadata[field]).toBeUndefined();
    }
    expect(webp.includes('Secretphone')).toBe(false);
    // Rotated by 90° clockwise: the left half is now on top.
    expect(await colourAt(webp, 20, 20)).toBe('red');
    expect(await colourAt(webp, 236, 20)).toBe('red');
    expect(await colourAt(webp, 20, 236)).toBe('green');
  });

  it('has the transparency of a PNG, and is never enlarged', async () => {
    const half = { r: 0, g: 0, b: 255, alpha: 0.5 };
    const png = await sharp({ create: { width: 60, height: 60, channels: 4, background: half } })
      .png()
      .toBuffer();
    const { webp, metadata } = await reduced(png, 'image/png');
    expect(metadata).toMatchObject({ width: 60, height: 60, hasAlpha: true });
    const [, , , alpha] = await sharp(webp).raw().toBuffer();
    expect(alpha).toBeGreaterThan(110);
    expect(alpha).toBeLessThan(145);
  });

  it('is the first frame of an animated WebP', async () => {
    const { webp, metadata } = await reduced(await animation(), 'image/webp');
    expect(metadata).toMatchObject({ width: 60, height: 40 });
    expect(metadata.pages ?? 1).toBe(1);
    expect(await colourAt(webp, 5, 5)).toBe('red');
  });

  it('depends on the content, not on the media type', async () => {
    const webp = await twoHalves(300, 300).webp().toBuffer();
    for (const type of ['image/jpeg', 'image/png', 'IMAGE/WEBP; charset=x']) {
      expect((await reduced(webp, type)).metadata).toMatchObject({ width: 256, height: 256 });
    }
  });

  it('may come from a picture in CMYK, 16-bit or greyscale', async () => {
    const cmyk = await twoHalves(100, 100).toColourspace('cmyk').jpeg().toBuffer();
    const deep = await twoHalves(100, 100).toColourspace('rgb16').png().toBuffer();
    const grey = await twoHalves(100, 100).greyscale().jpeg().toBuffer();
    expect((await reduced(cmyk, 'image/jpeg')).metadata.space).toBe('srgb');
    expect((await reduced(deep, 'image/png')).metadata.depth).toBe('uchar');
    expect((await reduced(grey, 'image/jpeg')).metadata.width).toBe(100);
  });
});

describe('a photo is rejected', () => {
  let token: string;

  beforeAll(async () => {
    ({ token } = await registerStudent(app));
  });

  const rejectedContents: [string, () => Promise<Buffer> | Buffer][] = [
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => twoHalves(20, 20).gif().toBuffer()],
    ['a TIFF', () => twoHalves(20, 20).tiff().toBuffer()],
    ['a BMP', bitmap],
    ['text', () => Buffer.from('photo.jpg')],
    ['nothing', () => Buffer.alloc(0)],
    ['a truncated JPEG', async () => (await phonePhoto()).subarray(0, 2_000)],
    ['a truncated PNG', async () => (await twoHalves(400, 400).png().toBuffer()).subarray(0, -30)],
    ['a truncated WebP', async () => (await twoHalves(90, 90).webp().toBuffer()).subarray(0, -20)],
    ['only the header of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a corrupted PNG', async () => (await twoHalves(90, 90).png().toBuffer()).fill(7, 60, 120)],
    ['a decompression bomb', () => decompressionBomb()],
  ];

  it.each(rejectedContents)('when it is %s, with any media type', async (_kind, make) => {
    const content = await make();
    for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
      const { status, body } = await upload(content, type, token);
      expect([status, body['code']]).toEqual([422, 'not_a_photo']);
      expect(body['fields']).toEqual({ photo: body['message'] });
    }
    const me = await app.get('/auth/me', token);
    expect(me.body['user']).toMatchObject({ avatar: null });
  });

  it.each([
    'image/gif',
    'image/svg+xml',
    'text/html',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
    'image',
    undefined,
  ])('when it is sent as %s', async (type) => {
    const { status, body } = await upload(await phonePhoto(), type, token);
    expect([status, body['code']]).toEqual([415, 'unsupported_type']);
    if (type !== 'image') expect(body['message']).toMatch(/JPEG, PNG or WebP/);
  });

  it('when it is JSON', async () => {
    const { status, body } = await upload('{"photo":"x"}', 'application/json', token);
    expect([status, body['code']]).toEqual([415, 'unsupported_type']);
  });

  it('when it is one byte larger than 2 MB, but not at exactly 2 MB', async () => {
    const { status, body } = await upload(await jpegOfSize(LIMIT + 1), 'image/jpeg', token);
    expect([status, body['code']]).toEqual([413, 'too_large']);
    expect(body['message']).toBe('The photo is larger than 2 MB. Please choose a smaller one.');
    const owner = await registerStudent(app);
    expect((await upload(await jpegOfSize(LIMIT), 'image/jpeg', owner.token)).status).toBe(200);
  });

  it('by all other routes', async () => {
    const response = await fetch(`${app.running.url}/api/user/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
      body: new Uint8Array(await phonePhoto()),
    });
    expect(response.status).toBe(415);
  });
});

describe('photos are served', () => {
  it.each([
    '00000000-0000-4000-8000-000000000000.webp',
    'x.webp',
    '00000000-0000-4000-8000-000000000000.png',
    '..%2f..%2fetc%2fpasswd',
    "'%20OR%201=1.webp",
  ])('only under their own names: %s is 404', async (name) => {
    const { status, body } = await app.get(`/api/user/profile/photos/${name}`);
    expect([status, body['code']]).toEqual([404, 'not_found']);
  });
});

describe('twenty parallel uploads', () => {
  it('are processed one by one in bounded memory, while the service stays responsive', async () => {
    const picture = await heavyPhoto();
    const padded = Buffer.concat([picture, Buffer.alloc(LIMIT - picture.length)]);
    const students = await Promise.all(Array.from({ length: 20 }, () => registerStudent(app)));
    const before = process.memoryUsage().rss;
    const uploads = Promise.all(students.map(({ token }) => upload(padded, 'image/jpeg', token)));
    const peaks = { memory: 0, concurrent: 0, responses: 0, isDone: false };
    void uploads.finally(() => (peaks.isDone = true)).catch(() => undefined);
    while (!peaks.isDone) {
      expect((await app.get('/health/live')).status).toBe(200);
      peaks.responses += 1;
      // Not with those that are queued: a picture whose work begins while both are read counts twice.
      peaks.concurrent = Math.max(peaks.concurrent, sharp.counters().process);
      peaks.memory = Math.max(peaks.memory, process.memoryUsage().rss - before);
    }
    expect((await uploads).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(peaks.concurrent).toBe(1);
    expect(peaks.responses).toBeGreaterThan(20);
    expect(peaks.memory).toBeLessThan(400 * 1024 * 1024);
  });
});

describe('a student with four unfinished uploads', () => {
  it('is asked to wait with a fifth, while others can upload', async () => {
    const { token } = await registerStudent(app);
    const picture = await phonePhoto(80, 60);
    const unfinished = await Promise.all(
      Array.from({ length: 4 }, () => startUpload(picture, token)),
    );
    const fifth = await upload(picture, 'image/jpeg', token);
    expect([fifth.status, fifth.body]).toMatchObject([
      503,
      {
        code: 'too_busy',
        message: 'Many people are changing their photos right now. Please try again in a moment.',
      },
    ]);
    expect(fifth.headers.get('retry-after')).toBe('5');
    const other = await registerStudent(app);
    expect((await upload(picture, 'image/jpeg', other.token)).status).toBe(200);

    const statuses = await Promise.all(unfinished.map((finish) => finish()));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await upload(picture, 'image/jpeg', token)).status).toBe(200);
  });
});

describe('a student who changes the photo too often', () => {
  beforeAll(async () => {
    await app.close();
    app = await AuthApp.start({ LIMIT_PHOTOS: '2' });
  });

  it.each([
    ['of an unsupported type', 'image/gif', 415],
    ['damaged', 'image/jpeg', 422],
  ])('gets 429, also if all photos were refused as %s', async (_why, type, status) => {
    const { token } = await registerStudent(app);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      statuses.push((await upload(Buffer.from('no photo'), type, token)).status);
    }
    expect(statuses).toEqual([status, status, 429]);
  });

  it('gets 429', async () => {
    const { token } = await registerStudent(app);
    const picture = await phonePhoto(80, 60);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      statuses.push((await upload(picture, 'image/jpeg', token)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
