import * as v from 'valibot'
import type { QueryResolvers, QueryScannedProductArgs } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { withFields } from '../graph/withFields.ts'
import { routePath } from '../routing/routePath.ts'
import { mapUrl } from '../routing/routingClient.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { SCANNED_CODE_MAX_CHARACTERS } from './limits.ts'
import { decodeOnce } from './productClient.ts'
import type { ProductDocument } from './productDocument.ts'
import { readShownProduct } from './productQueries.ts'
import { readScannedCode } from './readScannedCode.ts'
import type { SourceFields } from './sourceFields.ts'

export const scannedQueries = {
  scannedProduct: withFields(async (_root, { code }: QueryScannedProductArgs, { context, fields }) => {
    if (code.length > SCANNED_CODE_MAX_CHARACTERS) {
      throw new GatewayError('BAD_USER_INPUT', `A code has at most ${SCANNED_CODE_MAX_CHARACTERS} characters.`)
    }
    const scanned = readScannedCode(code, { store: context.store, origins: context.env.ALLOWED_ORIGINS })
    if (scanned === null) return null
    const sku = scanned.kind === 'sku' ? await skuOfCode(context, scanned.sku) : await skuAtPath(context, scanned.path)
    return sku === null ? null : readShownProduct(context, sku, fields)
  }),
} satisfies Pick<QueryResolvers, 'scannedProduct'>

const qrReply = v.object({ hits: v.object({ hits: v.array(v.object({ _source: v.unknown() })) }) })
const NOT_THERE = 404

/** The platform's own name of what a label says; null where it knows no such label. */
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

async function skuAtPath(context: GraphContext, path: string): Promise<string | null> {
  const shape = routePath(path)
  if (shape?.kind === 'product') return shape.sku
  if (shape?.kind !== 'mapped') return null
  const mapped = await mapUrl(context, shape.path, SKU_ALONE)
  return mapped?.kind === 'product' ? readSku(context, mapped.source) : null
}

const SKU_ALONE = ['sku'] satisfies SourceFields['names']

function readSku({ store }: GraphContext, source: unknown): string | null {
  const product: Pick<ProductDocument, 'sku'> | null = decodeOnce(source, store.code)
  return product && product.sku
}
