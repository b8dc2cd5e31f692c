import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText } from './plainText.ts'
import { safeUrl } from './safeUrl.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

describe('what editors may write', () => {
  test.each([
    ['<p>Hola <strong>mundo</strong></p>', '<p>Hola <strong>mundo</strong></p>'],
    ['<a href="/salas?x=1&amp;y=2" title="Ver">Salas</a>', '<a href="/salas?x=1&amp;y=2" title="Ver">Salas</a>'],
    ['<img src="/a.jpg" alt="a &quot;b&quot;" width="20">', '<img src="/a.jpg" alt="a &quot;b&quot;" width="20" />'],
    ['<table><tr><td colspan="2">x</td></tr></table>', '<table><tr><td colspan="2">x</td></tr></table>'],
    ['5 &lt; 6 &amp; 7 & 8', '5 &lt; 6 &amp; 7 &amp; 8'],
    ['<P CLASS="x" style="color:red">a<BR/>b</P>', '<p>a<br />b</p>'],
    ['<ul><li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
    ['a < b', 'a &lt; b'],
    ['<p>sin cerrar', '<p>sin cerrar</p>'],
    ['</p>suelto', '<p></p>suelto'],
    ['<b><i>x</b>y', '<b><i>x</i></b>y'],
  ])('%s', (html, shown) => {
    expect(sanitizeHtml(html)).toBe(shown)
  })
})

describe('what never gets through', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil></SCRIPT>',
    '<scr<script>ipt>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror="alert(1)"',
    '<svg onload=alert(1)><p>x</p></svg>',
    '<math><mtext><img src=x onerror=alert(1)></math>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="javascript&colon;alert(1)">x</a>',
    '<a href=" \u0001javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<iframe src="https://evil"></iframe>',
    '<style>*{background:url(//evil)}</style>',
    '<p style="background:url(//evil)">x</p>',
    '<form action="//evil"><input name=a><button>x</button></form>',
    '<object data="x"></object><embed src="x">',
    '<base href="//evil"><meta http-equiv=refresh content="0;url=//evil"><link rel=stylesheet href=//evil>',
    '<!--<img src=x onerror=alert(1)>--><p>x</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><script>alert(1)</script></textarea>',
    '<plaintext><script>alert(1)</script>',
    '<template><img src=x onerror=alert(1)></template>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
  ])('%s', (html) => {
    const shown = sanitizeHtml(html)
    expect(shown).not.toMatch(/<(?!\/?(?:p|a|img|b|i)\b)/i)
    expect(shown).not.toMatch(/<[^>]*\b(?:on\w+|style|action)\s*=/i)
    expect(shown).not.toMatch(/<[^>]*(?:script|data):/i)
    expect(shown).not.toMatch(/="(?:\/\/|\/\\)/)
  })
})

const piece = fc.constantFrom(
  '<',
  '>',
  '</',
  '/>',
  '<p>',
  '</p>',
  '<a href="',
  '"',
  "'",
  '=',
  '&',
  '&lt;',
  '&#x6a;',
  'javascript:',
  ' onerror=',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<svg',
  '<img src=',
  '`',
  '\\',
  '\n',
  '\u0000',
  'texto',
  '<![CDATA[',
  ']]>',
  '<textarea>',
  '</textarea>',
  '<font>',
  '<li>',
  '<td>',
  'ñ',
  '😀',
)
const anyHtml = fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 25 }).map((parts) => parts.join(''))
const TAG = /<(\/?)([a-z]\w*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g

test('the result consists of whole, allowed tags for any input', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const shown = sanitizeHtml(html)
      expect(shown.replace(TAG, '')).not.toMatch(/[<>]/)
      for (const [, , name = '', attributes = ''] of shown.matchAll(TAG)) {
        expect(['script', 'svg', 'textarea', 'style']).not.toContain(name)
        // Quoted text is a value, even if it looks like an attribute.
        expect(attributes.replaceAll(/"[^"]*"/g, '')).not.toMatch(/ on\w+=/)
        expect(attributes).not.toMatch(/(?:href|src)="\s*javascript:/i)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('sanitising twice changes nothing, and every element is closed', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const shown = sanitizeHtml(html)
      expect(sanitizeHtml(shown)).toBe(shown)
      const open: string[] = []
      for (const [, slash, name = ''] of shown.matchAll(TAG)) {
        if (slash) expect(open.pop()).toBe(name)
        else if (!['br', 'hr', 'img'].includes(name)) open.push(name)
      }
      expect(open).toEqual([])
    }),
    { numRuns: 1_000, examples: [['<p><font><p>x']] },
  )
})

test('broken markup of any length is read once', () => {
  const many = 50_000
  const broken = ['<a ', '<a "', "<a '<", '<!--', '<script>', '</', '&', '<p a="', '<script></script>', '<svg>', 'a ="']
  for (const part of broken) expect(sanitizeHtml(part.repeat(many)).length).toBeLessThan(many * 10)
  for (const part of broken) expect(sanitizeHtml(`${part.repeat(many)}">`).length).toBeLessThan(many * 10)
  expect(sanitizeHtml(`x<${'a'.repeat(many)} ">`)).toBe('x')
  expect(sanitizeHtml(`<p ${'a'.repeat(many)}${' '.repeat(many)}>x`)).toBe('<p>x</p>')
  expect(sanitizeHtml('<div>'.repeat(30_000)).match(/<div>/g)).toHaveLength(100)
})

test.each([
  ['https://example.mx/a', true],
  ['mailto:a@b.mx', true],
  ['tel:+523312345678', true],
  ['/salas', true],
  ['#arriba', true],
  ['salas/a:b', true],
  ['ftp://example.mx', false],
  ['javascript:x', false],
  ['java\nscript:x', false],
  ['//evil', false],
  ['\\\\evil', false],
  ['https:evil', false],
  ['', false],
])('an address %s may be used: %s', (url, may) => {
  expect(safeUrl(url, true) !== null).toBe(may)
})

test.each([
  ['<p>Hola&nbsp;<b>mundo</b></p>', 'Hola mundo'],
  ['<p>a</p><p>b</p>', 'a b'],
  ['<script>x</script>', null],
  ['Sof&aacute; &amp; m&#225;s', 'Sofá & más'],
  ['palabra '.repeat(10), 'palabra palabra…'],
])('%s reads %s', (html, text) => {
  expect(plainText(html, 20)).toBe(text)
})
