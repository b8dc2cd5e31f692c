import { expect, test } from 'vitest'
import { createSchema } from './createSchema.ts'
import { resolvers } from './resolvers.ts'

const PAGE = { list: 'wishes-12345678', items: [{}], offset: 0, size: 1, totalCount: 1 }

test('the cursors of every connection name the list of its page', () => {
  const types = Object.keys(createSchema(resolvers).getTypeMap()).filter((name) => name.endsWith('Connection'))
  const known = new Map(Object.entries(resolvers))
  const cursors = types.map((name) => {
    const { pageInfo } = known.get(name) as unknown as { pageInfo: (page: object) => { endCursor: string } }
    return [name, Buffer.from(pageInfo(PAGE).endCursor, 'base64url').toString()]
  })
  expect(cursors.length).toBeGreaterThan(10)
  expect(cursors.filter(([, cursor]) => cursor !== `${PAGE.list}:0`)).toEqual([])
})
