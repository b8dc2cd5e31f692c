import { Type } from 'typebox'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireStore } from '../stores.ts'
import { suburbsOf } from './suburbs.ts'

const Query = Type.Object({ storeCode: Type.Optional(Type.String()) })
const Body = Type.Object({ postalCode: Type.String({ description: 'five digits' }) })

/** `POST /api/ext/colonies`: suburbs of a postal code, for a form to suggest. Only Mexico's addresses have them. */
export function registerSuburbRoutes(app: App): void {
  const schema = {
    tags: ['checkout'],
    summary: 'Suburbs of a postal code',
    description: 'As `[{ colony }]`; an empty list for a code that is not known, and in stores of other countries.',
    querystring: Query,
    body: Body,
  }
  app.post('/api/ext/colonies', { schema }, async (request) => {
    const postcode = request.body.postalCode.trim()
    if (!/^\d{5}$/.test(postcode)) throw new PlatformError(400, 'postalCode must have 5 digits')
    const { country } = requireStore(request.query.storeCode)
    return success(country === 'MX' ? suburbsOf(postcode).map((colony) => ({ colony })) : [])
  })
}
