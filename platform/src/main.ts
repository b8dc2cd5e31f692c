import { join } from 'node:path'
import { readOrMakeCreditKey } from './credit/secrets/creditKeys.ts'
import { createPersonalData } from './credit/secrets/personalData.ts'
import { createPlatform } from './createPlatform.ts'
import { DataDirectoryLockedError } from './database/dataDirectoryLock.ts'
import { NewerDatabaseError } from './database/migrateToLatest.ts'
import { DatabaseUnavailableError, openShopDatabase } from './database/openShopDatabase.ts'
import { readEnv } from './env.ts'
import { SHUTDOWN_TIMEOUT_MS } from './limits.ts'
import { CatalogueSourceError, loadCatalogueSource } from './loadCatalogueSource.ts'

const env = readEnv()
const stopTracing = await traceProcess()
const source = await loadCatalogueSource(env.seedSource, {
  now: new Date(),
  listedProducts: env.seedProducts,
}).catch((error: unknown) => {
  if (error instanceof CatalogueSourceError) return refuse(error.message)
  throw error
})
const seed = source?.seed ?? null
const database = await openShopDatabase(env, seed?.key ?? null).catch((error: unknown) => {
  if (error instanceof DataDirectoryLockedError || error instanceof DatabaseUnavailableError)
    return refuse(error.message)
  throw error
})
const isProduction = env.nodeEnv === 'production'
const creditKeys =
  env.creditKeys ?? (isProduction ? null : await readOrMakeCreditKey(join(env.dataDirectory, 'credit.key')))
const platform = await createPlatform({
  database,
  seed,
  pictureSource: source?.pictures ?? null,
  logLevel: env.logLevel,
  isTraced: env.tracedShare !== null,
  pictureDirectory: join(env.dataDirectory, 'pictures'),
  warmsUpPictures: env.warmsUpPictures,
  warmsUpSearch: true,
  recommendationsKey: env.recommendationsKey,
  moderationKey: env.moderationKey,
  personalData: creditKeys && createPersonalData(creditKeys),
  speiProcessingHours: env.speiProcessingHours,
  seedsCredit: !isProduction,
  seedsCompanies: !isProduction,
  decidesAtOnce: env.decidesCreditAtOnce,
  creditFileDirectory: join(env.dataDirectory, 'credit'),
  shopOrigin: env.shopOrigin,
  mailServer: env.mailServer,
  paymentOrigin: isProduction ? null : env.paymentOrigin,
  isDevelopment: !isProduction,
}).catch((error: unknown) => {
  if (error instanceof NewerDatabaseError) return refuse(error.message)
  throw error
})
process.once('SIGTERM', () => void stop('SIGTERM', env.stopDelayMs))
process.once('SIGINT', () => void stop('SIGINT', 0))
await platform.app.listen({ host: env.host, port: env.port }).catch(async (error: unknown) => {
  await platform.close()
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return refuse(`PLATFORM_PORT ${env.port} is in use by another program.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return refuse(`HOST ${env.host} is no address of this machine.`)
  throw error
})

/** Lets requests in flight finish, then closes the database; gives up when that takes too long. */
async function stop(signal: string, delayMs: number): Promise<void> {
  platform.app.log.info(`${signal}: stopping`)
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
  await platform.close(delayMs)
  await stopTracing()
  process.exit(0)
}

/** Starts the export of traces where a collector is set; returns what exports the rest at the end. */
async function traceProcess(): Promise<() => Promise<void>> {
  if (env.tracedShare === null) return () => Promise.resolve()
  const { startTracing } = await import('./tracing/startTracing.ts')
  return startTracing(env.tracedShare, (error) => platform.app.log.warn({ err: error }, 'traces not exported'))
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
