import type {
  CmsImageResolvers,
  ProductConnectionResolvers,
  ProductMediaResolvers,
} from '../__generated__/resolverTypes.ts'
import { cursorOf, pageInfo } from '../graph/connection.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { isGiven } from '../graph/isGiven.ts'
import { attributeQueries } from './attributes/attributeResolvers.ts'
import { categoryQueries } from './categories/categoryResolvers.ts'
import {
  bundleResolvers,
  customOptionResolvers,
  downloadableResolvers,
  groupedResolvers,
} from './choices/choiceResolvers.ts'
import { configurableResolvers } from './choices/configurableResolvers.ts'
import { PICTURE_PIXELS_MAX } from './limits.ts'
import { EXTENSIONS, pictureUrl } from './products/pictureUrl.ts'
import { comparisonQueries } from './comparison/comparisonQueries.ts'
import { productQueries } from './products/productQueries.ts'
import { productResolvers } from './products/productResolvers.ts'
import { serviceResolvers } from './services/serviceResolvers.ts'
import { scannedQueries } from './scannedQueries.ts'

export const catalogueQueries = {
  ...productQueries,
  ...categoryQueries,
  ...comparisonQueries,
  ...scannedQueries,
  ...attributeQueries,
}

/** Resolvers of each kind of product, in addition to the shared ones. */
export const productKindResolvers = {
  SimpleProduct: { ...productResolvers, ...customOptionResolvers },
  VirtualProduct: { ...productResolvers, ...customOptionResolvers, ...serviceResolvers },
  DownloadableProduct: { ...productResolvers, ...customOptionResolvers, ...downloadableResolvers },
  ConfigurableProduct: { ...productResolvers, ...customOptionResolvers, ...configurableResolvers },
  GroupedProduct: { ...productResolvers, ...groupedResolvers },
  BundleProduct: { ...productResolvers, ...customOptionResolvers, ...bundleResolvers },
}

export const productConnectionResolvers = {
  nodes: ({ items }) => items,
  edges: ({ items, offset, conditions, match, list }) =>
    items.map((node, index) => ({
      node,
      cursor: cursorOf(list, offset + index),
      conditions,
      isRelated: match !== null && offset + index >= match.count,
    })),
  pageInfo: (page) => pageInfo(page),
} satisfies Pick<ProductConnectionResolvers, 'nodes' | 'edges' | 'pageInfo'>

export const productMediaResolvers = {
  url: ({ picture }, { width, height, format }, { env }) => {
    const isSize = (pixels: number | null | undefined) => isGiven(pixels) && pixels >= 1 && pixels <= PICTURE_PIXELS_MAX
    if (!isSize(width) || !isSize(height)) {
      throw new GatewayError('BAD_USER_INPUT', `Width and height of a picture must be from 1 to ${PICTURE_PIXELS_MAX}.`)
    }
    const extension = EXTENSIONS[format ?? 'JPEG']
    return pictureUrl(env.MEDIA_URL, picture, { width: width ?? 1, height: height ?? 1, extension })
  },
} satisfies Pick<ProductMediaResolvers, 'url'> & Pick<CmsImageResolvers, 'url'>
