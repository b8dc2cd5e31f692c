import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { canonicalEmail } from '../../customers/customerRepository.ts'
import { EMAIL_MAX_LENGTH } from '../../typed/limits.ts'
import { forgiveTries, mayTry } from '../../secrets/attemptLimit.ts'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { textOf } from '../../parse/fields.ts'
import { requireStore } from '../../stores.ts'
import { TRACKED_NUMBER_MAX_CHARACTERS, TRACKING_TRIES_MAX, TRACKING_TRIES_PER_EMAIL_MAX } from '../limits.ts'
import { findOrderOfEmail, loadOrderItems } from '../orderRepository.ts'
import { trackedAnswer } from './trackedAnswer.ts'

const DESCRIPTION = `Returns an order of the store to callers who know its number and the e-mail address that it was
placed with, with or without an account. The recipient's first name, city and postal code are the only personal data.
An unknown number and a wrong e-mail address both return the same 404. After too many wrong addresses for one number, or
wrong numbers for one address, the answer is 429 for a while, for an unknown number or address too.`

/** `POST /api/ext/guest_order`: an order by its number and e-mail address. */
export function registerTrackingRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['orders'],
    summary: 'Order by its number and e-mail address',
    description: DESCRIPTION,
    querystring: Type.Object({ storeCode: Type.Optional(Type.String()) }),
    body: Type.Object({
      orderNumber: Type.String({ maxLength: TRACKED_NUMBER_MAX_CHARACTERS, pattern: '^[\\w-]+$' }),
      email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
    }),
  }
  app.post('/api/ext/guest_order', { schema }, async (request) => {
    const { code: storeCode } = requireStore(textOf(request.headers['x-vs-store-code']) ?? request.query.storeCode)
    const { orderNumber } = request.body
    const email = canonicalEmail(request.body.email)
    const now = new Date()
    const tries = [
      { subject: `guest-order:${storeCode}:${orderNumber}`, now, maxTries: TRACKING_TRIES_MAX },
      { subject: `guest-order-email:${storeCode}:${email}`, now, maxTries: TRACKING_TRIES_PER_EMAIL_MAX },
    ]
    for (const counted of tries) if (!(await mayTry(db, counted))) throw new PlatformError(429, 'Too many attempts')
    const order = await findOrderOfEmail(db, { orderNumber, email, storeCode })
    // One answer for both: whether there is such an order is not said.
    if (order === null) throw new PlatformError(404, 'No such order')
    for (const { subject } of tries) await forgiveTries(db, subject)
    return success(trackedAnswer(order, await loadOrderItems(db, order.id)))
  })
}
