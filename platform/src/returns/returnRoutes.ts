import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { TokenQuery } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { loadOrderItems } from '../orders/orderRepository.ts'
import { OrderParams, lockOwnOrder, requireCustomer, requireOwnOrder } from '../orders/ownOrder.ts'
import { returnBefore } from '../orders/cancellation/returnBefore.ts'
import type { PictureService } from '../pictures/pictureService.ts'
import { storeOrDefault } from '../stores.ts'
import { cleanPhoto } from './cleanPhoto.ts'
import { ReturnBody, createReturn } from './createReturn.ts'
import { RETURN_PHOTOS_MAX, RETURNS_PER_ORDER_MAX } from './limits.ts'
import { returnAttributes } from './returnAttributes.ts'
import { loadReturns, unitsReturnable } from './returnRepository.ts'

const tags = ['returns']
const about = { tags, params: OrderParams, querystring: TokenQuery }
const FORM = `Returns a list with one entry: the returnable units of each line, the end of the return period, and the
maximum number of photos. The units are 0 outside of the return period.`
const CREATING = `Accepts delivered units that are not returned yet, within the return period. Photos are re-encoded:
only their pixels are stored. With \`Idempotency-Key\`, the request can be repeated safely.`

/** A customer sends back what they have. */
export function registerReturnRoutes(app: App, db: Kysely<Schema>, { redraw }: Pick<PictureService, 'redraw'>): void {
  const attributes = { tags, summary: 'Attributes of a returned item, with their options', querystring: TokenQuery }
  app.get('/api/order/return-attributes', { schema: attributes }, async (request) =>
    success(returnAttributes(storeOrDefault(request.query.storeCode))),
  )
  const listing = { ...about, summary: 'Returns of an order of the customer, newest first' }
  app.get('/api/order/:orderNumber/returns', { schema: listing }, async (request) => {
    const order = await requireOwnOrder(db, { customerId: await requireCustomer(db, request), ...request.params })
    return success({ items: await loadReturns(db, order.id, await loadOrderItems(db, order.id)) })
  })
  const form = { ...about, summary: 'Returnable units of an order', description: FORM }
  app.get('/api/order/:orderNumber/return-form', { schema: form }, async (request) => {
    const order = await requireOwnOrder(db, { customerId: await requireCustomer(db, request), ...request.params })
    const items = await loadOrderItems(db, order.id)
    const before = returnBefore(order)
    const isOpen = before !== null && before >= new Date()
    const left = await unitsReturnable(db, order.id, items)
    return success([
      {
        order_number: order.order_number,
        return_before: before?.toISOString() ?? null,
        photos_max: RETURN_PHOTOS_MAX,
        items: items.map(({ id, sku, name, qty }) => ({
          item_id: id,
          sku,
          name,
          qty_ordered: qty,
          qty_returnable: isOpen ? (left.get(id) ?? 0) : 0,
        })),
      },
    ])
  })
  registerReturnCreation(app, db, redraw)
  registerReturnPhotos(app, db)
}

function registerReturnCreation(app: App, db: Kysely<Schema>, redraw: PictureService['redraw']): void {
  const schema = { ...about, summary: 'Create a return', description: CREATING, body: ReturnBody }
  app.post('/api/order/:orderNumber/returns', { schema }, async (request) => {
    const customerId = await requireCustomer(db, request)
    await requireOwnOrder(db, { customerId, ...request.params })
    // Before the transaction, which others wait for.
    const photos = await Promise.all(request.body.photos.map((photo) => cleanPhoto(photo, redraw)))
    return carryOutOnce(db, readIdempotency(request, `orders:${customerId}`), async (transaction) => {
      const order = await lockOwnOrder(transaction, { customerId, ...request.params })
      const number = await createReturn(transaction, order, { ...request.body, photos, now: new Date() })
      return success({ increment_id: number })
    })
  })
}

function registerReturnPhotos(app: App, db: Kysely<Schema>): void {
  const numbers = Type.String({ pattern: '^\\d{1,12}(,\\d{1,12})*$', maxLength: RETURNS_PER_ORDER_MAX * 13 })
  const schema = {
    ...about,
    summary: 'Photos of returns of an order, as JPEG in base64',
    querystring: Type.Object({ ...TokenQuery.properties, returns: numbers }),
  }
  app.get('/api/order/:orderNumber/return-photos', { schema }, async (request) => {
    const order = await requireOwnOrder(db, { customerId: await requireCustomer(db, request), ...request.params })
    const photos = await db
      .selectFrom('sales_return_photo')
      .innerJoin('sales_return', 'sales_return.id', 'sales_return_photo.return_id')
      .select(['return_number as increment_id', 'position', 'jpeg_base64 as jpeg'])
      .where('order_id', '=', order.id)
      .where('return_number', 'in', request.query.returns.split(','))
      .orderBy('return_id')
      .orderBy('position')
      .execute()
    return success(photos)
  })
}
