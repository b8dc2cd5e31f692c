import { Type } from 'typebox'
import { type Kysely, sql } from 'kysely'
import { fieldListOf, fieldsOf, textOf } from '../parse/fields.ts'
import { TokenQuery } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { requireCustomer, requireOwnOrder } from '../orders/ownOrder.ts'
import { type StoreDefinition, storeOrDefault } from '../stores.ts'
import { GUARANTEE_PRODUCTS_MAX } from './limits.ts'

const tags = ['guarantees']
const ProductId = Type.Integer({ minimum: 1 })
const About = Type.Object({
  product_id: Type.Array(ProductId, {
    minItems: 1,
    maxItems: GUARANTEE_PRODUCTS_MAX,
    description: 'product ids; the answer lists the guarantees in the same order',
  }),
})
const ABOUT = `\`tipo_garantia\` is \`Proveedor\`, \`Tienda\` or \`Ninguno\`. An unknown product has \`Ninguno\`.
\`proveedores\` lists the guarantors, each with \`nombre\`, \`telefono\`, \`correo\` and \`horario\`.`
const CONTACT = `Returns the data that a guarantor requires from the buyer of an order: \`account\`, \`client\`,
\`movement\`, \`phone\` and \`contact_method\` (\`telefono\` or \`correo\`).`

/** Default guarantee, for a product without a text of its own. */
const NONE = 'Ninguno'

/** Guarantors of a purchased product, and the questions that they ask. */
export function registerGuaranteeRoutes(app: App, db: Kysely<Schema>): void {
  const querystring = Type.Object({ storeCode: Type.Optional(Type.String()) })
  const reading = { tags, summary: 'Guarantees of products', description: ABOUT, querystring, body: About }
  app.post('/api/ext/guarantee', { schema: reading }, async (request) => {
    const { product_id: ids } = request.body
    const known = await loadGuarantees(
      db,
      storeOrDefault(textOf(request.headers['x-vs-store-code']) ?? request.query.storeCode),
      ids,
    )
    return success(ids.map((id) => known.get(id) ?? { product_id: id, tipo_garantia: NONE, proveedores: [] }))
  })
  const body = Type.Object({
    order_id: Type.String({ maxLength: 64, description: 'number of an order of the customer' }),
  })
  const contact = {
    tags,
    summary: 'Buyer data for a guarantee claim',
    description: CONTACT,
    querystring: TokenQuery,
    body,
  }
  app.post('/api/ext/guarantee_customer', { schema: contact }, async (request) => {
    const customerId = await requireCustomer(db, request)
    const order = await requireOwnOrder(db, { customerId, orderNumber: request.body.order_id })
    const { firstname, lastname } = await db
      .selectFrom('customer')
      .select(['firstname', 'lastname'])
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    const phone = textOf(fieldsOf(order.billing_address)['telephone'])
    return success({
      account: String(customerId),
      client: `${firstname} ${lastname}`.trim(),
      movement: order.order_number,
      phone,
      contact_method: phone === null ? 'correo' : 'telefono',
    })
  })
}

async function loadGuarantees(db: Kysely<Schema>, store: StoreDefinition, ids: readonly number[]) {
  const { rows } = await sql<{ document_id: number; kind: string | null; makers: unknown }>`
    select document_id, source->>'tipo_garantia' as kind, source->'proveedores' as makers from catalogue_document
    where index_name = ${store.index} and entity = 'product' and document_id in (${sql.join(ids)})`.execute(db)
  return new Map(
    rows.map(({ document_id: id, kind, makers }) => [
      id,
      { product_id: id, tipo_garantia: textOf(kind) ?? NONE, proveedores: fieldListOf(makers) },
    ]),
  )
}
