import { join } from 'node:path'
import { createPlatform } from '@hogar/platform/createPlatform.ts'
import { openShopDatabase } from '@hogar/platform/database/openShopDatabase.ts'
import { readEnv } from '@hogar/platform/env.ts'
import { testSeed } from '@hogar/platform/testing/testSeed.ts'

// The platform as a process that can be killed, with the small test catalogue: the shop's own takes longer to seed than the
// outages last that are tried on it.
const env = readEnv()
const database = await openShopDatabase(env, testSeed.key)
const platform = await createPlatform({
  database,
  seed: testSeed,
  pictureSource: null,
  logLevel: env.logLevel,
  pictureDirectory: join(env.dataDirectory, 'pictures'),
  warmsUpPictures: false,
  warmsUpSearch: true,
  recommendationsKey: env.recommendationsKey,
  moderationKey: env.moderationKey,
  personalData: null,
  creditFileDirectory: join(env.dataDirectory, 'credit'),
  shopOrigin: env.shopOrigin,
  mailServer: null,
  paymentOrigin: null,
  isDevelopment: true,
})
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)))
await platform.app.listen({ host: env.host, port: env.port })
