import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findMedia, findMediaAddress } from './media-links.js';

const LINKS = [
  ['http://example.org/a.mp3', 'a sound (http://example.org/a.mp3)'],
  ['http\\://example.org/a.mp3', 'a sound (http\\://example.org/a.mp3)'],
  ['HTTPS://EXAMPLE.ORG/A.MP3?x=1&y=2#t=3', 'a sound (HTTPS://EXAMPLE.ORG/A.MP3?x=1&y=2#t=3)'],
  ['//example.org/a.ogg', 'a sound (//example.org/a.ogg)'],
  ['ftp://example.org/a.wav', 'a sound (ftp://example.org/a.wav)'],
  ['file:///C:/tunes/a.wma', 'a sound (file:///C:/tunes/a.wma)'],
  ['www.example.org/a.m4a', 'a sound (www.example.org/a.m4a)'],
  ['media/a%20b.MP4', 'a film (media/a%20b.MP4)'],
  ['./clip(2).webm', 'a film'],
  ['clip.mp3', 'a sound (clip.mp3)'],
  ['गाना.mp3', 'a sound (गाना.mp3)'],
  ['http%3A%2F%2Fexample.org%2Fa%2Emp3', 'a sound (http%3A%2F%2Fexample.org%2Fa%2Emp3)'],
  ['https://example.org/play.m3u8', 'a film (https://example.org/play.m3u8)'],
  ['https://example.org/a.mid', 'a sound (https://example.org/a.mid)'],
  ['https://www.youtube.com/watch?v=abc', 'a film (https://www.youtube.com/watch?v=abc)'],
  ['https\\://youtu.be/abc', 'a film (https://youtu.be/abc)'],
  ['youtube.com/shorts/abc', 'a film (youtube.com/shorts/abc)'],
  ['https://player.vimeo.com/video/12', 'a film (https://player.vimeo.com/video/12)'],
  ['https://soundcloud.com/who/what', 'a sound (https://soundcloud.com/who/what)'],
  ['rtsp\\://example.org/live', 'a film (rtsp://example.org/live)'],
  ['data:audio/mpeg;base64,AAAA', 'a sound (data:audio/mpeg'],
  ['rtsp://camera/live', 'a film (rtsp://camera/live)'],
  ['rtsps://[::1]:554/live', 'a film (rtsps://'],
  ['rtmpte://studio/live', 'a film (rtmpte://studio/live)'],
  ['mms://radio/live', 'a film (mms://radio/live)'],
  ['srt://host:9000', 'a film (srt://host:9000)'],
  ['icy://radio:8000', 'a sound (icy://radio:8000)'],
  ['spotify:track:4uLU6hMCjMI75M1A2tKUQC', 'a sound (spotify:track:4uLU6hMCjMI75M1A2tKUQC)'],
  ['data:video/mp4;base64,AAAA', 'a film (data:video/mp4'],
  ['http://radio/listen.m3u', 'a sound (http://radio/listen.m3u)'],
  ['listen.m3u', 'a sound (listen.m3u)'],
  ['https://example.org/a.pls', 'a sound (https://example.org/a.pls)'],
  ['https://example.org/a.spx', 'a sound (https://example.org/a.spx)'],
  ['http://example.com.au/a.au', 'a sound (http://example.com.au/a.au)'],
  ['ring.m4r', 'a sound (ring.m4r)'],
  ['call.3ga', 'a sound (call.3ga)'],
  ['https://on.soundcloud.com/AbC12', 'a sound (https://on.soundcloud.com/AbC12)'],
  ['https://vimeo.com/channels/staffpicks/12', 'a film (https://vimeo.com/channels/staffpicks/12)'],
  ['https://youtube.com/clip/Ugk', 'a film (https://youtube.com/clip/Ugk)'],
  ['https://example.org/a.png', 'a picture (https://example.org/a.png)'],
] as const;

describe('findMedia', () => {
  it.each(LINKS)('finds %s', (link, what) => {
    for (const text of [link, `Listen to ${link}, then answer.`, `(${link})`, `src="${link}"`]) {
      expect(findMedia(text)).toContain(`it needs ${what.replace(/\)$/, '')}`);
    }
    expect(findMediaAddress(` ${link} `)).toContain(`it needs ${what.replace(/\)$/, '')}`);
  });

  it.each(LINKS.map(([link]) => [link]))('finds %s with escaped characters', (link) => {
    const escaped = [
      link.replaceAll(':', '\\:'),
      link.replaceAll('/', '\\/'),
      link.replace(/(?<!\\)[:/._-]/g, (sign) => (/\.\w+$/.test(link) ? sign : `\\${sign}`)),
      link.replace(/\\?:\/\//, '%3A%2F%2F'),
    ];
    for (const text of escaped) expect(findMedia(`Listen: ${text}`)).toMatch(/^it needs a/);
  });

  it.each([
    ['@@PLUGINFILE@@/a.pdf', 'it needs a file (@@PLUGINFILE@@/a.pdf)'],
    ['<audio controls src="/media/12">', 'it needs a sound, a film or a page (<audio…>)'],
    ['<IFRAME width=1 src=//h/x></IFRAME>', 'it needs a sound, a film or a page (<iframe…>)'],
    [
      String.raw`See \includegraphics[width=3cm]{fig1}.`,
      String.raw`it needs a picture (\includegraphics[width=3cm]{fig1})`,
    ],
    ['![a graph](images/fig1)', 'it needs a picture (![a graph](images/fig1))'],
    ["<object data='./x'>", 'it needs a sound, a film or a page (<object…>)'],
  ])('finds %s', (text, reason) => {
    expect(findMedia(text)).toBe(reason);
  });

  it.each([
    'Which is a sound? MP3, .mp3, *.mp3 or \\.mp3$',
    'an mp3 file of 4 MB, a 3.5 mm jack, version 2.mp34',
    'Who founded YouTube.com? See https://www.youtube.com for it.',
    'node.mid = (low + high) / 2; a.png is a picture',
    'a![0] (x), !a[b](c), ![a] (b)',
    '<audio>, <video src="URL">, <iframe src="">, <img src="a.png">',
    'https://www.abc.net.au and www.mov.in',
    'song.mp3.exe is a program',
    'e.g. this, i.e. that. And so on.',
    'data: audio and video; mms and rtsp are protocols',
    'Addresses of RTSP begin with rtsp://, those of MMS with “mms://” (or mmsh://).',
    'https://www.abc.net.au/news, //www.gov.au/ and www.abc.net.au; answer.pls explain',
    'spotify: a service; SPX index.spx; x ? data:audio',
    '\\(a:b\\) and \\{x \\mid x:y\\}, C:\\data:x',
  ])('finds nothing in %j', (text) => {
    expect(findMedia(text)).toBeUndefined();
  });

  it('uses the ending of an address in markup', () => {
    expect(findMediaAddress('a.png')).toBe('it needs a picture (a.png)');
    expect(findMediaAddress('https://example.org/?file=a.mp3')).toContain('it needs a sound');
    expect(findMediaAddress('https://example.org/a.html')).toBeUndefined();
  });

  it('reads any text quickly', () => {
    for (const piece of [
      'a.',
      '.mp3',
      'http://',
      '<audio ',
      '<audio src=',
      '@@',
      '%2e',
      'youtu.be',
    ]) {
      expect(['string', 'undefined']).toContain(
        typeof findMedia(piece.repeat(12_000 / piece.length)),
      );
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(['string', 'undefined']).toContain(typeof findMedia(text));
        expect(findMedia(`${text} //h/x.mp3 ${text}`)).toMatch(/^it needs/);
      }),
    );
  });
});
