import { expect, it } from 'vitest'
import { createSchema } from './createSchema.ts'

it('refuses a type that is found out asynchronously', () => {
  expect(() => createSchema({ Product: { __resolveType: async () => 'SimpleProduct' } })).toThrow(/Product/)
  expect(() => createSchema({ SimpleProduct: { __isTypeOf: async () => true } })).toThrow(/SimpleProduct/)
  expect(() => createSchema({ Product: { __resolveType: () => 'SimpleProduct' } })).not.toThrow()
})
