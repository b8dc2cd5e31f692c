import { Environment, Network, RecordSource, ROOT_ID, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { forgetPromotion } from './forgetPromotion.ts'

const PATH = '/promotions/sala-nueva'
const FIELD = `route(path:"${PATH}")`

function environment() {
  const records = new RecordSource({
    [ROOT_ID]: { __id: ROOT_ID, __typename: '__Root', [FIELD]: { __ref: 'promotion' } },
    promotion: { __id: 'promotion', __typename: 'Promotion', path: PATH, title: 'Sala nueva', product: { __ref: 'p' } },
    other: { __id: 'other', __typename: 'Promotion', path: '/promotions/otra', title: 'Otra' },
    p: { __id: 'p', __typename: 'SimpleProduct', name: 'Sofá' },
  })
  return new Environment({ network: Network.create(() => Promise.reject(new Error('no'))), store: new Store(records) })
}
const stored = (shop: Environment) =>
  JSON.parse(JSON.stringify(shop.getStore().getSource())) as Record<string, Record<string, unknown>>

test('what a device knew of a promotion is gone, and what it knew of its product stays', () => {
  const shop = environment()
  forgetPromotion(shop, PATH, true)
  const left = stored(shop)
  expect(left['promotion']).toEqual({ __id: 'promotion', __typename: 'Promotion' })
  expect(left['p']).toMatchObject({ name: 'Sofá' })
  expect(left['other']).toMatchObject({ title: 'Otra' })
  expect(FIELD in left[ROOT_ID]!).toBe(false)
})

test('an address without a promotion stays answered', () => {
  const shop = environment()
  forgetPromotion(shop, PATH, false)
  expect(FIELD in stored(shop)[ROOT_ID]!).toBe(true)
})
