import { Type } from 'typebox'
import { findStore } from '../stores.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { attributeMetadata } from './attributeMetadata.ts'

const METADATA = `Describes the fields for clients that build their own forms. \`customer\` and \`address\` list each
field with its label in the language of the store, its length limits, and whether it is required and can be changed
later. Returns 404 for an unknown store.`

/** `GET /api/ext/customer_attribute_metadata`: which fields a customer and an address have. */
export function registerAttributeRoutes(app: App): void {
  const schema = {
    tags: ['customers'],
    summary: 'Fields of customers and addresses',
    description: METADATA,
    querystring: Type.Object({ storeCode: Type.String() }),
  }
  app.get('/api/ext/customer_attribute_metadata', { schema }, async (request) => {
    const store = findStore(request.query.storeCode)
    if (store === null) throw new PlatformError(404, `No such store: ${request.query.storeCode}`)
    return success(attributeMetadata(store))
  })
}
