import { expect, test } from 'vitest'
import { withPlatform } from '../testing/withPlatform.ts'
import { createApp } from './createApp.ts'
import { registerHealthRoutes } from './healthRoutes.ts'

const platform = withPlatform()

test('a platform is not ready before it has read its catalogue, but lives', async () => {
  const app = await createApp({ logLevel: 'silent' })
  let isWarm = false
  registerHealthRoutes(app, { db: platform.database().db, isWarm: () => isWarm })
  const status = async (path: string) => (await app.inject(path)).statusCode
  expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 503])
  isWarm = true
  expect(await status('/health/ready')).toBe(200)
  await app.close()
})
