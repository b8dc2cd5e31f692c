import { describe, expect, test } from 'vitest'
import { SHARE_TRIES_MAX } from '../limits.ts'
import { codes } from '../../testing/codes.ts'
import { add, giver, look, share, sharingForEachTest, takeOver } from '../../testing/sharingShop.ts'

sharingForEachTest()

describe('codes', () => {
  test('that are unknown return null, and an invalid one makes no upstream call', async () => {
    expect((await look('nobody-shared-this-0')).data.sharedCart).toBeNull()
    expect(await look('../../order/000000001')).toMatchObject({ data: { sharedCart: null }, calls: {} })
  })

  test('cannot be guessed: tries are counted, looking and taking over alike', async () => {
    await add(giver, '{ sku: "SKU-1" }')
    const { code } = (await share()).sharedCart
    for (let tries = 0; tries < SHARE_TRIES_MAX; tries += 1) await look(`guess-${tries}-0123456789`)
    const { data, errors, calls } = await look(code)
    expect([data.sharedCart, errors.map((error) => error.code), calls]).toEqual([null, ['RATE_LIMITED'], {}])
    expect(codes(await takeOver(code))).toEqual(['TOO_MANY_ATTEMPTS'])
  })

  test('that are valid are never counted: any number of shares is opened from one address', async () => {
    await add(giver, '{ sku: "SKU-1" }')
    const opened = new Set<string>()
    for (let times = 0; times <= SHARE_TRIES_MAX; times += 1) {
      const { code } = (await share()).sharedCart
      opened.add((await look(code)).data.sharedCart.code)
    }
    expect(opened.size).toBe(SHARE_TRIES_MAX + 1)
    expect((await look('guess-1-0123456789')).errors).toEqual([])
  })

  test('that one has opened are no guess any more, however often they are opened again', async () => {
    await add(giver, '{ sku: "SKU-1" }')
    const { code } = (await share()).sharedCart
    for (let times = 0; times <= SHARE_TRIES_MAX; times += 1) expect((await look(code)).data.sharedCart).not.toBeNull()
    expect((await takeOver(code)).cart.lines).toMatchObject([{ sku: 'SKU-1' }])
    expect((await look('guess-1-0123456789')).errors).toEqual([])
  })
})
