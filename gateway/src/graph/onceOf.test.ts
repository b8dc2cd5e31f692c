import { expect, test, vi } from 'vitest'
import { onceOf } from './onceOf.ts'

test('a value of an object is computed once per object, also to null', () => {
  const work = vi.fn(({ sku }: { sku: string | null }) => sku)
  const skuOf = onceOf(work)
  const [sofa, nothing] = [{ sku: 'SOFA' }, { sku: null }]
  expect([sofa, nothing, sofa, nothing, { ...sofa }].map(skuOf)).toEqual(['SOFA', null, 'SOFA', null, 'SOFA'])
  expect(work).toHaveBeenCalledTimes(3)
})
