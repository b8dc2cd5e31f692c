import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { buildSchema, isInputObjectType, lexicographicSortSchema, printSchema } from 'graphql'
import { expect, it } from 'vitest'
import { createSchema, withIncrementalDelivery } from './createSchema.ts'
import { settleDefaults } from './settleDefaults.ts'

it('puts defaults where every executor looks', () => {
  const schema = settleDefaults(
    buildSchema('type Query { a(x: Int = 3, o: O = { y: [1] }): Int } input O { y: [Int!] = [2], z: Int }'),
  )
  const [x, o] = schema.getQueryType()!.getFields()['a']!.args
  expect([x!.defaultValue, x!.default]).toEqual([3, { value: 3 }])
  expect([o!.defaultValue, o!.default]).toEqual([{ y: [1] }, { value: { y: [1] } }])
  const type = schema.getType('O')
  const { y, z } = isInputObjectType(type) ? type.getFields() : {}
  expect([y!.defaultValue, z!.default]).toEqual([[2], undefined])
})

it('changes nothing that the schema says', () => {
  const printed = (text: string) => printSchema(lexicographicSortSchema(buildSchema(text)))
  const text = printSchema(createSchema({}))
  expect(text).toContain('width: Int = 800')
  expect(text).toContain('format: ImageFormat = JPEG')
  expect(printed(text)).toBe(printSchema(lexicographicSortSchema(createSchema({}, loadTypeDefs()))))
  expect(printSchema(withIncrementalDelivery(createSchema({})))).toContain('width: Int = 800')
})

it('refuses an enum that stands for other values', () => {
  expect(() => createSchema({ ImageFormat: { AVIF: 'avif' } })).toThrow(/ImageFormat/)
})
