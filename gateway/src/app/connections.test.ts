import { expect, test } from 'vitest'
import { createSchema } from './createSchema.ts'
import { resolvers } from './resolvers.ts'

const PAGE = { items: [{}], offset: 0, size: 1, totalCount: 1, list: 'products' }

test('the cursors of every connection name a list of their own', () => {
  const types = Object.keys(createSchema(resolvers).getTypeMap()).filter((name) => name.endsWith('Connection'))
  const known = new Map(Object.entries(resolvers))
  const lists = types.map((name) => {
    const { pageInfo } = known.get(name) as unknown as { pageInfo: (page: object) => { endCursor: string } }
    return Buffer.from(pageInfo(PAGE).endCursor, 'base64url').toString()
  })
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.filter((cursor) => !/^\w+:0$/.test(cursor))).toEqual([])
  expect(new Set(lists).size).toBe(lists.length)
})
