import { type Kysely, type Selectable } from 'kysely'
import { Type } from 'typebox'
import { fieldsOf } from '../parse/fields.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireStore } from '../stores.ts'
import {
  DEPARTMENT_MAX_LENGTH,
  PROMOTIONS_DEFAULT_SIZE,
  PROMOTIONS_MAX_OFFSET,
  PROMOTIONS_MAX_SIZE,
  SLUG_MAX_LENGTH,
} from './limits.ts'
import {
  countDepartments,
  findPromotion,
  listNamesElsewhere,
  listRunning,
  nextChange,
  pageEndOf,
} from './promotionRepository.ts'
import type { PromotionTable } from './promotionTables.ts'

const tags = ['promotions']
const StoreCode = Type.Optional(Type.String({ description: 'store code; defaults to the main store' }))
const Named = Type.Object({ storeCode: StoreCode, slug: Type.String({ minLength: 1, maxLength: SLUG_MAX_LENGTH }) })
const Listed = Type.Object({
  storeCode: StoreCode,
  department: Type.Optional(Type.String({ minLength: 1, maxLength: DEPARTMENT_MAX_LENGTH })),
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: PROMOTIONS_MAX_OFFSET })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: PROMOTIONS_MAX_SIZE })),
})
const LandingPath = Type.Object({ landing: Type.String({ minLength: 1, maxLength: SLUG_MAX_LENGTH }) })
const StoreQuery = Type.Object({ storeCode: StoreCode })

const ONE = `\`result[0]\` is the promotion, \`result[1]\` the SKU of its featured product; null without one, and once the
promotion has ended. Returns 404 before its start and 30 days after its end. \`next_change\` is the time at which the
answer changes; \`alternates\` are its names in other stores.`
const SEVERAL = `Lists running promotions in the order of the editors. \`departments\` counts those of each department,
of all of them in any case. \`next_change\` is the time at which the next promotion of the store begins or ends.`
const LANDING = `\`blocks\` have the kind \`text\`, \`products\` (a category with filters, an order and a limit) or \`links\`.
Returns 404 for a name that no landing page of the store has.`

/** Public routes of promotions and landing pages. */
export function registerPromotionRoutes(app: App, db: Kysely<Schema>): void {
  const one = { tags, summary: 'Promotion by its name in addresses', description: ONE, body: Named }
  app.post('/api/ext/promotion', { schema: one }, async ({ body }) => {
    const now = new Date()
    const row = await findPromotion(db, requireStore(body.storeCode), { slug: body.slug, now })
    if (row === null) throw new PlatformError(404, 'There is no such promotion')
    const alternates = (await listNamesElsewhere(db, row, now)).map(({ storeCode, slug }) => ({
      store_code: storeCode,
      slug,
    }))
    const isOver = row.ends_at <= now
    const promotion = { ...answerOf(row), next_change: isOver ? pageEndOf(row.ends_at) : row.ends_at, alternates }
    return success([promotion, isOver ? null : promotion.sku])
  })
  const several = { tags, summary: 'Running promotions of a store', description: SEVERAL, body: Listed }
  app.post('/api/ext/promotions', { schema: several }, async ({ body }) => {
    const now = new Date()
    const store = requireStore(body.storeCode)
    const { department = null, from = 0, size = PROMOTIONS_DEFAULT_SIZE } = body
    const { items, total } = await listRunning(db, store, { department, from, size, now })
    return success({
      items: items.map(answerOf),
      total,
      departments: await countDepartments(db, store, now),
      next_change: await nextChange(db, store, now),
    })
  })
  const landing = {
    tags,
    summary: 'Landing page by its name',
    description: LANDING,
    params: LandingPath,
    querystring: StoreQuery,
  }
  app.get('/api/ext/landing/:landing', { schema: landing }, async ({ params, query }) => {
    const row = await db
      .selectFrom('landing')
      .selectAll()
      .where('index_name', '=', requireStore(query.storeCode).index)
      .where('slug', '=', params.landing)
      .executeTakeFirst()
    if (row === undefined) throw new PlatformError(404, 'There is no such landing page')
    return success({ slug: row.slug, ...fieldsOf(row.content), updated_at: row.updated_at.toISOString() })
  })
}

/** Returns a promotion as the answers have it. */
function answerOf(row: Selectable<PromotionTable>) {
  const { list, ...content } = fieldsOf(row.content)
  const { category_id: categoryId = null, filters = [], sort = null } = fieldsOf(list)
  return {
    id: row.promotion_id,
    slug: row.slug,
    ...content,
    department: row.department,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    sku: content['sku'] ?? null,
    category_id: categoryId,
    filters,
    sort,
  }
}
