import * as v from 'valibot'
import type { QueryResolvers } from '../__generated__/resolverTypes.ts'
import type { QueryScannedArgs, QueryScannedProductArgs } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { withFields } from './products/withFields.ts'
import { routePath } from '../routing/routePath.ts'
import { mapUrl } from '../routing/routingClient.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { SCANNED_CODE_MAX_CHARACTERS } from './limits.ts'
import type { ProductVariantMapper } from './mappers.ts'
import { decodeProduct } from './products/decodeProduct.ts'
import type { ProductDocument } from './products/productDocument.ts'
import { readShownProduct } from './products/productQueries.ts'
import { DISABLED_STATUS } from './products/productVisibility.ts'
import { readScannedCode } from './readScannedCode.ts'
import type { SourceFields } from './products/sourceFields.ts'

export const scannedQueries = {
  scannedProduct: withFields(async (_root, { code }: QueryScannedProductArgs, { context, fields }) => {
    const named = await readNamed(context, code)
    return named && readShownProduct(context, named.sku, fields)
  }),
  scanned: withFields(async (_root, { code }: QueryScannedArgs, { context, fields }) => {
    const named = await readNamed(context, code)
    const product = named && (await readShownProduct(context, named.sku, fields))
    return product && { product, variant: variantNamed(product, named.skus) }
  }),
} satisfies Pick<QueryResolvers, 'scannedProduct' | 'scanned'>

/** SKU to find a product by, and all SKUs that may name its variant, most exact first. */
type Named = Readonly<{ sku: string; skus: readonly string[] }>

async function readNamed(context: GraphContext, code: string): Promise<Named | null> {
  if (code.length > SCANNED_CODE_MAX_CHARACTERS) {
    throw new GatewayError('BAD_USER_INPUT', `A code has at most ${SCANNED_CODE_MAX_CHARACTERS} characters.`)
  }
  const scanned = readScannedCode(code, { store: context.store, origins: context.env.ALLOWED_ORIGINS })
  if (scanned === null) return null
  // For a variant without a document of its own, the platform returns its product's.
  if (scanned.kind === 'sku') {
    const sku = await skuOfCode(context, scanned.sku)
    return sku === null ? null : { sku, skus: [scanned.sku, sku] }
  }
  const [sku, inPath] = await skusAtPath(context, scanned.path)
  return sku === undefined ? null : { sku, skus: [scanned.childSku, inPath ?? null, sku].filter((one) => one !== null) }
}

/** Finds the variant, ignoring case: labels differ in it. */
function variantNamed(product: ProductDocument, skus: readonly string[]): ProductVariantMapper | null {
  const named = skus.map((sku) => sku.toLowerCase())
  const offered = product.variants.filter(({ status }) => status < DISABLED_STATUS)
  const [variant] = named.flatMap((wanted) => offered.filter(({ sku }) => sku.toLowerCase() === wanted))
  return variant ? { __typename: 'ProductVariant', product, variant } : null
}

const qrReply = v.object({ hits: v.object({ hits: v.array(v.object({ _source: v.unknown() })) }) })
const NOT_THERE = 404

/** Returns the platform's SKU for the text of a label; null if it is unknown. */
async function skuOfCode(context: GraphContext, code: string): Promise<string | null> {
  const reply = v.safeParse(qrReply, await readLabel(context, code))
  if (!reply.success)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'productQr', detail: 'no hits in the reply' })
  return readSku(context, reply.output.hits.hits[0]?._source)
}

async function readLabel({ upstream, store }: GraphContext, sku: string): Promise<unknown> {
  try {
    return await upstream.call('productQr', { path: { index: store.catalogueIndex }, query: { sku } })
  } catch (error) {
    if (error instanceof UpstreamRefusal && error.status === NOT_THERE) return { hits: { hits: [] } }
    throw error
  }
}

/** Returns the SKU at a path, then the variant's if the path has one; empty without a product. */
async function skusAtPath(context: GraphContext, path: string): Promise<readonly string[]> {
  const shape = routePath(path)
  if (shape?.kind === 'product') return [shape.sku, ...(shape.childSku === null ? [] : [shape.childSku])]
  if (shape?.kind !== 'mapped') return []
  const mapped = await mapUrl(context, shape.path, SKU_ALONE)
  const sku = mapped?.kind === 'product' ? readSku(context, mapped.source) : null
  return sku === null ? [] : [sku]
}

const SKU_ALONE = ['sku'] satisfies SourceFields['names']

function readSku({ store }: GraphContext, source: unknown): string | null {
  const product: Pick<ProductDocument, 'sku'> | null = decodeProduct(source, store.code)
  return product && product.sku
}
