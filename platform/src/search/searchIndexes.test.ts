import type { Kysely, KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { Schema } from '../database/schema.ts'
import { stores } from '../stores.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { createSearchIndexes } from './searchIndexes.ts'

const platform = withPlatform()

/** The platform's database, and how often an index was read from it. */
function countedReads(): { db: Kysely<Schema>; reads: () => number } {
  let reads = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode' && node.sqlFragments.some((text) => text.includes('search_text'))) reads += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { db: platform.database().db.withPlugin(counter), reads: () => reads }
}

test('after the warm-up no list of any store waits for its index', async () => {
  const { db, reads } = countedReads()
  const indexes = createSearchIndexes(db)
  await indexes.warmUp(new AbortController().signal)
  expect(reads()).toBe(2 * stores.length)
  for (const store of stores) for (const entity of ['product', 'category']) await indexes.ready(store, entity)
  expect(reads()).toBe(2 * stores.length)
})

test('a warm-up that is no longer wanted reads no further index', async () => {
  const { db, reads } = countedReads()
  const closing = new AbortController()
  const warming = createSearchIndexes(db).warmUp(closing.signal)
  closing.abort()
  await warming
  expect(reads()).toBe(1)
})
