import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { registerRoomEditingRoutes } from '../rooms/roomEditingRoutes.ts'
import { registerRoomRoutes } from '../rooms/roomRoutes.ts'
import { registerSeriesEditingRoutes } from '../series/seriesEditingRoutes.ts'
import { registerSeriesRoutes } from '../series/seriesRoutes.ts'
import { registerPromotionRoutes } from './promotionRoutes.ts'

/**
 * Registers the routes of editors' pages with products: promotions, landing pages, series, furnished rooms.
 * @param key moderation key; null leaves out the routes by which editors change them
 */
export function registerEditorialRoutes(app: App, db: Kysely<Schema>, key: string | null): void {
  registerPromotionRoutes(app, db)
  registerSeriesRoutes(app, db)
  registerRoomRoutes(app, db)
  if (key === null) return
  registerSeriesEditingRoutes(app, db, key)
  registerRoomEditingRoutes(app, db, key)
}
