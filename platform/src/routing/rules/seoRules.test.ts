import { describe, expect, test } from 'vitest'
import { MODERATION_HEADER } from '../../http/requireModerator.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { RULE_LINES_MAX } from './limits.ts'

const platform = withPlatform()
const KEY = { [MODERATION_HEADER]: 'mk-test' }
const keep = (from: string, to: string, store = 'hogar') =>
  platform.put('/api/ext/seo_rules', { storeCode: store, from, to, status: 301 }, KEY)
const targetOf = async (path: string, store = 'hogar') =>
  (await platform.get(`/api/ext/seo_redirect?url=${encodeURIComponent(path)}&store=${store}`)).body['result']
const load = (csv: string) => platform.post('/api/ext/seo_rules/import', csv, { ...KEY, 'content-type': 'text/csv' })
const refused = (reason: string) => ({ status: 400, body: { result: { reason } } })

describe('a rule', () => {
  test('redirects in its own store, before the catalogue’s, and counts its hits', async () => {
    expect(await keep('/pagos/', '/payments?x=1')).toMatchObject({
      status: 200,
      body: { result: { from: '/pagos', to: '/payments?x=1', status: 301 } },
    })
    expect([await targetOf('/pagos'), await targetOf('/pagos', 'viu')]).toEqual(['/payments?x=1', null])
    await targetOf('/pagos')
    const { items } = (await platform.get('/api/ext/seo_rules?storeCode=hogar&page=1', KEY)).body['result']!
    expect(Object.values(items!)).toContainEqual({ from: '/pagos', to: '/payments?x=1', status: 301, hits: 2 })
  })

  test('is replaced, and removed', async () => {
    await keep('/viejo', '/uno')
    await keep('/viejo', '/dos')
    expect(await targetOf('/viejo')).toBe('/dos')
    const remove = (headers = KEY) =>
      platform.delete('/api/ext/seo_rules?storeCode=hogar&from=/viejo', undefined, headers)
    expect((await remove({ [MODERATION_HEADER]: 'mk-other' })).status).toBe(403)
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect(await targetOf('/viejo')).toBeNull()
  })

  test.each([
    ['/x', 'https://evil.example/', 'stranger'],
    ['/x', '//evil.example', 'stranger'],
    ['/x', 'javascript:alert(1)', 'stranger'],
    ['/x', '/\\evil.example', 'to'],
    ['%', '/x', 'from'],
    ['/', '/x', 'from'],
    ['/contact', '/x', 'page'],
    ['/aviso-de-privacidad', '/x', 'page'],
    ['/me', '/me?a=1', 'circle'],
  ])('from %j to %j is refused: %s', async (from, to, reason) => {
    expect(await keep(from, to)).toMatchObject(refused(reason))
  })

  test('may name the shop’s own address, and another of its stores', async () => {
    expect(await keep('/a-1', 'https://shop.example/salas?b=2')).toMatchObject({
      body: { result: { to: '/salas?b=2' } },
    })
    expect(await keep('/a-2', '/viu/salas')).toMatchObject({ status: 200 })
    expect(await keep('/viu-only', '/de/x', 'viu')).toMatchObject({ status: 200 })
  })

  test('makes no circle and no row of more than five, before it or after it', async () => {
    expect(await keep('/c1', '/c2')).toMatchObject({ status: 200 })
    expect(await keep('/c2', '/c1')).toMatchObject(refused('circle'))
    for (const at of [1, 2, 3, 4]) expect(await keep(`/r${at}`, `/r${at + 1}`)).toMatchObject({ status: 200 })
    expect(await keep('/r5', '/end')).toMatchObject({ status: 200 })
    expect(await keep('/r6', '/r1')).toMatchObject(refused('hops'))
    expect(await keep('/end', '/further')).toMatchObject(refused('hops'))
  })
})

describe('a file of rules', () => {
  test('is stored as a whole', async () => {
    expect(await load('store,from,to,status\nhogar,/f1,/salas,301\nmavi,"/f,2",/x,302\n')).toMatchObject({
      status: 200,
      body: { result: { imported: 2 } },
    })
    expect([await targetOf('/f1'), await targetOf('/f,2', 'mavi')]).toEqual(['/salas', '/x'])
  })

  test('with a fault stores nothing and names the lines', async () => {
    expect(
      await load('store,from,to,status\nhogar,/g1,/salas,301\nnowhere,/g2,/x,301\nhogar,/g3,/x,307'),
    ).toMatchObject({
      status: 400,
      body: {
        result: {
          errors: [
            { line: 3, reason: 'store' },
            { line: 4, reason: 'status' },
          ],
        },
      },
    })
    expect(
      await load('store,from,to,status\nhogar,/g1,/salas,301\nhogar,/g1,/x,301\nhogar,/h1,/h2,301\nhogar,/h2,/h1,301'),
    ).toMatchObject({
      status: 400,
      body: {
        result: {
          errors: [
            { line: 3, reason: 'twice' },
            { line: 4, reason: 'circle' },
            { line: 5, reason: 'circle' },
          ],
        },
      },
    })
    expect(await targetOf('/g1')).toBeNull()
  })

  test('of another form, or too long, is refused', async () => {
    expect(await load('from,to\na,b')).toMatchObject({ status: 400 })
    expect(await load('store,from,to,status\n"a')).toMatchObject({ status: 400 })
    expect(await load(`store,from,to,status\n${'hogar,/z,/y,301\n'.repeat(RULE_LINES_MAX + 1)}`)).toMatchObject({
      status: 400,
      body: { result: `At most ${RULE_LINES_MAX} lines` },
    })
  })
})

test.each(['/api/ext/seo_rules?storeCode=hogar'])('nobody reads or keeps rules without the key: %s', async (path) => {
  expect((await platform.get(path)).status).toBe(403)
  const rule = { storeCode: 'hogar', from: '/q', to: '/r', status: 301 }
  expect((await platform.put('/api/ext/seo_rules', rule)).status).toBe(403)
  expect((await platform.put('/api/ext/seo_rules', rule, { [MODERATION_HEADER]: 'mk-other' })).status).toBe(403)
  const csv = { 'content-type': 'text/csv' }
  expect((await platform.post('/api/ext/seo_rules/import', 'store,from,to,status', csv)).status).toBe(403)
})
