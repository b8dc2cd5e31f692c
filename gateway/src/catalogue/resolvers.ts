import type { ProductConnectionResolvers, ProductMediaResolvers } from '../__generated__/resolverTypes.ts'
import { cursorOf, pageInfo } from '../graph/connection.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { isGiven } from '../graph/isGiven.ts'
import { categoryQueries } from './categoryResolvers.ts'
import { bundleResolvers, customOptionResolvers, downloadableResolvers, groupedResolvers } from './choiceResolvers.ts'
import { configurableResolvers } from './configurableResolvers.ts'
import { PICTURE_PIXELS_MAX } from './limits.ts'
import { pictureUrl } from './pictureUrl.ts'
import { comparisonQueries } from './comparison.ts'
import { productQueries } from './productQueries.ts'
import { productResolvers } from './productResolvers.ts'
import { scannedQueries } from './scannedProduct.ts'

const EXTENSIONS = { AVIF: 'avif', WEBP: 'webp', JPEG: 'jpg' } as const

export const catalogueQueries = { ...productQueries, ...categoryQueries, ...comparisonQueries, ...scannedQueries }

/** The kinds of products, each with what it alone answers. */
export const productKindResolvers = {
  SimpleProduct: { ...productResolvers, ...customOptionResolvers },
  VirtualProduct: productResolvers,
  DownloadableProduct: { ...productResolvers, ...downloadableResolvers },
  ConfigurableProduct: { ...productResolvers, ...configurableResolvers },
  GroupedProduct: { ...productResolvers, ...groupedResolvers },
  BundleProduct: { ...productResolvers, ...bundleResolvers },
}

export const productConnectionResolvers = {
  nodes: ({ items }) => items,
  edges: ({ items, offset, filters }) =>
    items.map((node, index) => ({ node, cursor: cursorOf(offset + index), filters })),
  pageInfo: (page) => pageInfo(page),
} satisfies Pick<ProductConnectionResolvers, 'nodes' | 'edges' | 'pageInfo'>

export const productMediaResolvers = {
  url: ({ picture }, { width, height, format }, { env }) => {
    const isSize = (pixels: number | null | undefined) => isGiven(pixels) && pixels >= 1 && pixels <= PICTURE_PIXELS_MAX
    if (!isSize(width) || !isSize(height)) {
      throw new GatewayError(
        'BAD_USER_INPUT',
        `Width and height of a picture have to be from 1 to ${PICTURE_PIXELS_MAX}.`,
      )
    }
    const extension = EXTENSIONS[format ?? 'JPEG']
    return pictureUrl(env.MEDIA_URL, picture, { width: width ?? 1, height: height ?? 1, extension })
  },
} satisfies Pick<ProductMediaResolvers, 'url'>
