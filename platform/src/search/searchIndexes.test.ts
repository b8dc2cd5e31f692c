import { expect, test, vi } from 'vitest'
import { stores } from '../stores.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { loadIndex } from './loadIndex.ts'
import { createSearchIndexes } from './searchIndexes.ts'

vi.mock('./loadIndex.ts', { spy: true })
const platform = withPlatform()

test('after the warm-up no list of any store waits for its index', async () => {
  const indexes = createSearchIndexes(platform.database().db)
  await indexes.warmUp()
  expect(loadIndex).toHaveBeenCalledTimes(2 * stores.length)
  for (const store of stores) for (const entity of ['product', 'category']) await indexes.ready(store, entity)
  expect(loadIndex).toHaveBeenCalledTimes(2 * stores.length)
})
