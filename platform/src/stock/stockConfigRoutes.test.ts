import { expect, test } from 'vitest'
import { withPlatform } from '../testing/withPlatform.ts'
import { LOW_STOCK_THRESHOLD } from './limits.ts'

const platform = withPlatform()
const url = '/api/ext/config_stock'
const thresholdOf = async (store: string) => (await platform.get(`${url}?store=${store}`)).body

test('fewer than ten units are few where a store says nothing else', async () => {
  expect(LOW_STOCK_THRESHOLD).toBe(10)
  expect((await platform.get(url)).body).toEqual({ code: 200, result: { threshold: 10 } })
  expect(await thresholdOf('de')).toEqual({ code: 200, result: { threshold: 10 } })
})

test('a store says it for itself, and may say that nothing is few', async () => {
  for (const threshold of [4, 0]) {
    const { body } = await platform.put(`${url}?store=viu`, { threshold })
    expect(body).toEqual({ code: 200, result: { threshold } })
    expect(await thresholdOf('viu')).toEqual({ code: 200, result: { threshold } })
  }
  expect(await thresholdOf('hogar')).toEqual({ code: 200, result: { threshold: 10 } })
})

test.each([
  ['a number below 0', '', { threshold: -1 }],
  ['half a unit', '', { threshold: 2.5 }],
  ['a number that calls everything few', '', { threshold: 1_001 }],
  ['no number', '', {}],
  ['an unknown store', '?store=nope', { threshold: 3 }],
])('%s is refused', async (_name, query, body) => {
  expect((await platform.put(`${url}${query}`, body)).status).toBe(400)
  expect((await platform.get(url)).body.result).toEqual({ threshold: 10 })
})
