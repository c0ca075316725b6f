import { describe, expect, it } from '@jest/globals';
import { isWellFormed } from './well-formed';

describe('isWellFormed', () => {
  it.each([
    ['text', 'An exam &amp; its tests'],
    [
      'nested tags',
      '<div class="a"><p>One<br/>two</p><input type="text" value="&lt;/div&gt;"></div>',
    ],
    ['drawings', '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>'],
    ['React’s boundaries', '<!--$--><p>Here</p><!--/$--><!-- -->'],
    ['a quoted end tag', '<a title="</div>">x</a>'],
  ])('accepts %s', (_name, html) => {
    expect(isWellFormed(html)).toBe(true);
  });

  it.each([
    ['an open tag', '<div><p>x</p>'],
    ['a stray end tag', '<p>x</p></div>'],
    ['tags that cross', '<b><i>x</b></i>'],
    ['a tag that closes itself', '<div/>'],
    ['a script', '<script>alert(1)</script>'],
    ['a style', '<style>*{display:none}</style>'],
    ['another slot', '<page-slot></page-slot>'],
    ['a directive of the gateway', '<p><!--# include virtual="/internal/x" --></p>'],
    ['a directive in an attribute', '<a title="<!--# echo var=\'request_id\' -->">x</a>'],
    ['a directive in a field', '<textarea><!--# echo var="request_id" --></textarea>'],
    ['a tag that nothing can close', '<plaintext></plaintext>'],
    ['an open comment', '<p>x</p><!-- '],
    ['an open attribute', '<p title="x>y</p>'],
    ['half a tag', '<p>x</p><di'],
    ['a declaration', '<!doctype html><p>x</p>'],
  ])('refuses %s', (_name, html) => {
    expect(isWellFormed(html)).toBe(false);
  });
});
