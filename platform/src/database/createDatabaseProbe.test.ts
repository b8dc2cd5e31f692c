import { expect, test } from 'vitest'
import { withPlatform } from '../testing/withPlatform.ts'
import { createDatabaseProbe } from './createDatabaseProbe.ts'

const platform = withPlatform()

test('a long task of this process does not make its database unreachable', async () => {
  const probe = createDatabaseProbe(platform.database().db, 200)
  const state = probe()
  const until = performance.now() + 400
  while (performance.now() < until);
  expect(await state).toBe('ready')
})
