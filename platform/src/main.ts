import { join } from 'node:path'
import { createPlatform } from './createPlatform.ts'
import { DataDirectoryLockedError } from './database/dataDirectoryLock.ts'
import { openEmbeddedDatabase, openServerDatabase } from './database/openDatabase.ts'
import type { OpenDatabase } from './database/openDatabase.ts'
import { shopSeed } from './database/shopSeed.ts'
import { readEnv } from './env.ts'
import type { PlatformEnv } from './env.ts'
import { SHUTDOWN_TIMEOUT_MS } from './limits.ts'

const env = readEnv()
const database = await openConfigured(env)
const platform = await createPlatform({
  database,
  seed: shopSeed(new Date()),
  logLevel: env.logLevel,
  pictureDirectory: join(env.dataDirectory, 'pictures'),
  isDevelopment: env.nodeEnv !== 'production',
})
await platform.app.listen({ host: env.host, port: env.port })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

async function openConfigured({ databaseUrl, dataDirectory }: PlatformEnv): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openServerDatabase(databaseUrl)
  try {
    return await openEmbeddedDatabase({ directory: join(dataDirectory, 'database') })
  } catch (error) {
    if (!(error instanceof DataDirectoryLockedError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Lets requests in flight finish, then closes the database; gives up when that takes too long. */
async function stop(signal: string): Promise<void> {
  platform.app.log.info(`${signal}: stopping`)
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
  await platform.close()
  process.exit(0)
}
