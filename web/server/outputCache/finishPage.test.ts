import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { finishPage } from './finishPage.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const finish = (html: string) =>
  finishPage({ html, nonce: 'N1', status: 200, tags: ['P1', 'P1', 'home'], renderedAt: 5 })

test('each script of ours is vouched for by its hash, and the nonce is gone', async () => {
  const html = '<p>x</p><script nonce="N1">a();\nb()</script><script type="module" nonce="N1" src="/e.js"></script>'
  const page = await finish(`${html}<script nonce="N1">a();\nb()</script>`)
  expect(page.scriptHashes).toEqual([hash('a();\nb()')])
  const sent = gunzipSync(page.body).toString()
  expect(sent).not.toContain('N1')
  expect(sent).toContain('<script>a();\nb()</script><script type="module" src="/e.js">')
  expect(page).toMatchObject({ status: 200, tags: ['P1', 'home'], renderedAt: 5 })
})

test.each([
  ['a script that slipped in', '<script>steal()</script>'],
  ['one that guesses', '<script nonce="N2">steal()</script>'],
  ['data', '<script type="application/ld+json">{"a":1}</script>'],
])('nothing vouches for %s', async (_case, html) => {
  expect((await finish(html)).scriptHashes).toEqual([])
})

test('another document has another tag of its state, the same one the same', async () => {
  const [one, again, other] = await Promise.all([finish('a'), finish('a'), finish('b')])
  expect(one.etag).toBe(again.etag)
  expect(one.etag).not.toBe(other.etag)
})
