import { Type } from 'typebox'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireStore } from '../stores.ts'
import { placeOfPostcode } from './placeOfPostcode.ts'
import { suburbsOf } from './suburbsOf.ts'

const POSTCODE = /^\d{5}$/
const Query = Type.Object({ storeCode: Type.Optional(Type.String()) })
const Body = Type.Object({ postalCode: Type.String({ description: 'five digits' }) })

const Params = Type.Object({ postalCode: Type.String({ maxLength: 24, description: 'five digits' }) })

/**
 * `POST /api/ext/colonies`: suburbs of a postal code, for a form to suggest. Only Mexico's addresses have them.
 * `GET /api/ext/postal-code/{postalCode}`: its towns as well.
 */
export function registerPlaceRoutes(app: App): void {
  const schema = {
    tags: ['checkout'],
    summary: 'Suburbs of a postal code',
    description: 'Returns `[{ colony }]`. The list is empty for an unknown code, and in stores outside Mexico.',
    querystring: Query,
    body: Body,
  }
  app.post('/api/ext/colonies', { schema }, async (request) => {
    const postcode = request.body.postalCode.trim()
    if (!POSTCODE.test(postcode)) throw new PlatformError(400, 'postalCode must have 5 digits')
    const { country } = requireStore(request.query.storeCode)
    return success(country === 'MX' ? suburbsOf(postcode).map((colony) => ({ colony })) : [])
  })
  const placeSchema = {
    tags: ['checkout'],
    summary: 'Towns and suburbs of a postal code',
    description: 'Searches the country of the store. Both lists are empty for an unknown code.',
    params: Params,
    querystring: Query,
  }
  app.get('/api/ext/postal-code/:postalCode', { schema: placeSchema }, async (request) => {
    const postcode = request.params.postalCode.trim()
    if (!POSTCODE.test(postcode)) throw new PlatformError(400, 'postalCode must have 5 digits')
    const { country } = requireStore(request.query.storeCode)
    return success({ postcode, ...placeOfPostcode(postcode, country) })
  })
}
