import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'
import type { LineIdentity } from './cartLinesAfter.ts'
import { localLineId } from './cartRecords.ts'
import type { LineSnapshot } from '../lines/lineSnapshot.ts'
import { writeChoices } from './writeChoices.ts'

/** Display data of a line, with the choices as they were sent. */
export type LineDrawing = LineSnapshot & Readonly<{ choices?: LineOptions }>

/** Creates the record of a line that the platform has not stored yet, with all fields that any screen reads. */
export function createLineRecord(store: RecordSourceProxy, identity: LineIdentity, snapshot: LineDrawing): RecordProxy {
  const id = localLineId(identity)
  const line = store.get(id) ?? store.create(id, 'CartLine')
  line.setValue(id, 'id').setValue(identity.sku, 'sku').setValue(identity.optionsChecksum, 'optionsChecksum')
  line.setValue(snapshot.name, 'name')
  const price = createChild(store, id, { name: 'unitPrice', type: 'Money', values: snapshot.unitPrice })
  line.setLinkedRecord(price, 'unitPrice')
  // Not shown while the line is pending: the platform calculates row totals.
  line.setLinkedRecord(price, 'rowTotal')
  line.setLinkedRecords(
    snapshot.options.map((values, at) =>
      createChild(store, id, { name: `options:${at}`, type: 'CartLineOption', values }),
    ),
    'options',
  )
  line.setLinkedRecord(withServices(productRecord(store, snapshot)), 'product')
  line.setValue(null, 'stock').setValue(null, 'warranty').setValue(null, 'publicUnitPrice')
  // The platform decides these restrictions; until it has responded, none applies.
  line.setValue(false, 'isBranchDeliveryOnly').setValue(false, 'isSoldOneByOne')
  writeChoices(store, line, snapshot.choices ?? {})
  if (snapshot.variantId === null) return line.setValue(null, 'variant')
  return line.setLinkedRecord(variantRecord(store, { id: snapshot.variantId, sku: identity.sku }, snapshot), 'variant')
}

/** Returns the product's record from the store, or creates one with the fields that a line shows if it is gone. */
function productRecord(store: RecordSourceProxy, snapshot: LineSnapshot): RecordProxy {
  const held = store.get(snapshot.productId)
  if (held) return held
  const product = store.create(snapshot.productId, snapshot.productType)
  product.setValue(snapshot.productId, 'id').setValue(snapshot.urlPath, 'urlPath').setValue(snapshot.name, 'name')
  return withPicture(store, product, snapshot)
}

/** Completes a product's record whose services were not read: until the platform has responded, it has none. */
function withServices(product: RecordProxy): RecordProxy {
  if (product.getLinkedRecords('services') === undefined) product.setLinkedRecords([], 'services')
  if (product.getLinkedRecord('service') === undefined) product.setValue(null, 'service')
  return product
}

type VariantName = Readonly<{ id: string; sku: string }>

function variantRecord(store: RecordSourceProxy, { id, sku }: VariantName, snapshot: LineSnapshot): RecordProxy {
  const held = store.get(id)
  if (held) return held
  const variant = store.create(id, 'ProductVariant')
  variant.setValue(id, 'id').setValue(sku, 'sku').setValue(snapshot.name, 'name')
  return withPicture(store, variant, snapshot)
}

function withPicture(store: RecordSourceProxy, owner: RecordProxy, { picture }: LineSnapshot): RecordProxy {
  if (!picture) return owner.setLinkedRecords([], 'media')
  const values = { ...picture, kind: 'IMAGE' }
  const record = createChild(store, owner.getDataID(), { name: 'picture', type: 'ProductMedia', values })
  return owner.setLinkedRecords([record], 'media')
}

type Child = Readonly<{ name: string; type: string; values: Readonly<Record<string, string>> }>

function createChild(store: RecordSourceProxy, parentId: string, { name, type, values }: Child): RecordProxy {
  const id = `${parentId}:${name}`
  const record = store.get(id) ?? store.create(id, type)
  for (const [field, value] of Object.entries(values)) record.setValue(value, field)
  return record
}
