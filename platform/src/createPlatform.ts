import { setTimeout as wait } from 'node:timers/promises'
import { seedCompanies } from './b2b/seedCompanies.ts'
import { watchCompanies } from './b2b/watchCompanies.ts'
import { categoryPictures } from './catalogue/samples/categoryPictures.ts'
import { loadPicture } from './catalogue/samples/loadPicture.ts'
import { joinCredit, watchCredit } from './credit/grants/joinCredit.ts'
import { seedCreditAccounts } from './credit/accounts/seedCreditAccounts.ts'
import type { PersonalData } from './credit/secrets/personalData.ts'
import { migrateToLatest } from './database/migrateToLatest.ts'
import type { OpenDatabase } from './database/openDatabase.ts'
import { seedDatabase } from './database/seedDatabase.ts'
import type { SeedSource } from './database/seedSource.ts'
import { offerGiftCards } from './giftcards/offerGiftCards.ts'
import { createApp } from './http/createApp.ts'
import type { App } from './http/createApp.ts'
import { registerHealthRoutes } from './http/healthRoutes.ts'
import { openOrders } from './openOrders.ts'
import { createMailServer, type MailServerOptions } from './outbox/mailServer.ts'
import { startMailDelivery } from './outbox/startMailDelivery.ts'
import { createPictureService } from './pictures/pictureService.ts'
import type { PictureSource } from './pictures/pictureSource.ts'
import { warmUpPictures } from './pictures/warmUpPictures.ts'
import { loadReviewPhoto } from './reviews/reviewPhotos.ts'
import { roomPictures } from './rooms/roomPictures.ts'
import { registerRoutes } from './registerRoutes.ts'
import { startHousekeeping } from './startHousekeeping.ts'
import { createSearchIndexes, type SearchIndexes } from './search/searchIndexes.ts'
import { traceRequests } from './tracing/traceRequests.ts'

export type PlatformOptions = Readonly<{
  database: OpenDatabase
  /** Null leaves the catalogue as it is. */
  seed: SeedSource | null
  /** Draws the pictures of products; null if there are none. */
  pictureSource: PictureSource | null
  logLevel: string
  /** Makes spans of requests and queries; where they go, the process decides. */
  isTraced?: boolean
  /** Where drawn and encoded pictures are kept. */
  pictureDirectory: string
  /** Draws the home page's pictures ahead, in the background. */
  warmsUpPictures: boolean
  /** Reads every store's index into memory before the first search; `/health/ready` says when that is done. */
  warmsUpSearch: boolean
  /** Public key that callers of the recommendations send. */
  recommendationsKey: string
  /** Secret key that moderators of reviews send; null turns moderation off. */
  moderationKey: string | null
  /** Sealing of personal data in credit; null turns applications and accounts off. */
  personalData: PersonalData | null
  /** Makes accounts of credit with known PINs on the first start, for development. */
  seedsCredit?: boolean
  /** Makes companies with known passwords on the first start, for development. */
  seedsCompanies?: boolean
  /** Decides applications for credit when they are sent, for development. */
  decidesAtOnce?: boolean
  /** Hours between the arrival of a transfer for credits and its booking. Default: 4. */
  speiProcessingHours?: number
  /** Where the files of credit applications are kept, encrypted. */
  creditFileDirectory: string
  /** Origin of the storefront, for links in mails. */
  shopOrigin: string
  /** Origin of the simulated payment and sign-in pages; null if there are none. */
  paymentOrigin: string | null
  /** Where mails leave by; null leaves them in the outbox. */
  mailServer: MailServerOptions | null
  /** Shows `/outbox`, and lets a developer play warehouse and bank. */
  isDevelopment: boolean
}>

export type Platform = Readonly<{
  app: App
  /** Serves on for `delayMs`, not ready; then finishes running requests and closes the database. */
  close: (delayMs?: number) => Promise<void>
}>

/** Builds the platform on an open database: migrated, seeded, every route registered, not yet listening. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { db } = options.database
  const app = await createApp(options)
  if (options.isTraced) traceRequests(app)
  await migrateToLatest(db)
  await seedAll(app, options)
  const indexes = createSearchIndexes(db)
  const pictures = createPictureService({
    source: options.pictureSource,
    loadPicture: (path) => loadPicture(db, path),
    loadPhoto: (path) => loadReviewPhoto(db, path),
    cacheDirectory: options.pictureDirectory,
    onStoreFailure: (error) => app.log.warn({ err: error }, 'could not store a picture'),
  })
  const applications = joinCredit(options, { db, pictures })
  registerRoutes(app, { ...options, db, indexes, pictures, applications })
  const closeCredit = watchCredit(applications, app, options.speiProcessingHours)
  const closeCompanies = options.isDevelopment
    ? watchCompanies(db, {
        shopOrigin: options.shopOrigin,
        onError: (error) => app.log.error({ err: error }, 'company approval failed'),
      })
    : null
  const closeOrders = openOrders(app, db, { ...options, pictures })
  const closeHouse = startHousekeeping(db, app.log)
  const closeMails = sendMails(app, options)
  const warmUp = options.warmsUpPictures
    ? warmUpPictures(pictures, {
        scenes: options.pictureSource?.scenes ?? [],
        categoryPictures: () => categoryPictures(db),
        roomPictures: () => roomPictures(db),
        log: (message) => app.log.info(message),
      })
    : null
  const searchWarmUp = options.warmsUpSearch ? warmUpSearch(app, indexes) : null
  let isStopping = false
  registerHealthRoutes(app, { db, isWarm: () => searchWarmUp?.isOver() ?? true, isStopping: () => isStopping })
  const close = async (delayMs = 0) => {
    isStopping = true
    const searchCooled = searchWarmUp?.stop()
    if (app.server.listening) await wait(delayMs)
    await closeHouse()
    await closeOrders()
    await closeCredit()
    await closeCompanies?.()
    await closeMails?.()
    const cooled = warmUp?.stop()
    await app.close()
    await pictures.close()
    await cooled
    await searchCooled
    await options.database.close()
  }
  return { app, close }
}

/** Fills an empty database, where there is something to fill it with. */
async function seedAll(app: App, options: PlatformOptions) {
  const { database, seed, pictureSource, seedsCredit = false, seedsCompanies = false, personalData } = options
  const { db } = database
  if (seed === null) return offerGiftCards(db, pictureSource)
  await seedDatabase(db, seed, (message) => app.log.info(message))
  await offerGiftCards(db, pictureSource)
  if (seedsCredit && personalData !== null) await seedCreditAccounts(db, personalData, new Date())
  if (seedsCompanies) await seedCompanies(db, new Date())
}

/** Reads the search indexes ahead, until it is stopped. It is over if it failed, too: each search retries the read. */
function warmUpSearch(app: App, indexes: SearchIndexes) {
  const stopping = new AbortController()
  let isOver = false
  const running = indexes
    .warmUp(stopping.signal)
    .catch((error: unknown) => app.log.error({ err: error }, 'search warm-up failed'))
    .finally(() => (isOver = true))
  const stop = async () => {
    stopping.abort()
    await running
  }
  return { isOver: () => isOver, stop }
}

/** Starts the delivery of mails; null without a mail server: they stay in the outbox. */
function sendMails(app: App, { database, mailServer, shopOrigin }: PlatformOptions) {
  if (mailServer === null) return null
  return startMailDelivery({
    db: database.db,
    server: createMailServer(mailServer),
    shopOrigin,
    log: (message) => app.log.warn(message),
    onError: (error) => app.log.error({ err: error }, 'mail delivery failed'),
  })
}
