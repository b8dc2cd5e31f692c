import type {
  ReviewConnectionResolvers,
  ReviewPhotoResolvers,
  ReviewResolvers,
} from '../__generated__/resolverTypes.ts'
import { PICTURE_PIXELS_MAX } from '../catalogue/limits.ts'
import { EXTENSIONS, pictureUrl } from '../catalogue/products/pictureUrl.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { pageResolvers } from '../graph/connection.ts'
import { toGlobalId } from '../graph/globalId.ts'

export const reviewResolvers = {
  id: ({ storeCode, reviewId }) => toGlobalId('Review', storeCode, reviewId),
} satisfies ReviewResolvers

export const reviewPhotoResolvers = {
  url: ({ picture }, { side, format }, { env }) => {
    if (!side || side < 1 || side > PICTURE_PIXELS_MAX)
      throw new GatewayError('BAD_USER_INPUT', `The side of a photo must be from 1 to ${PICTURE_PIXELS_MAX}.`)
    const size = { width: side, height: side, extension: EXTENSIONS[format ?? 'JPEG'] }
    return pictureUrl(env.MEDIA_URL, picture, { ...size, action: 'resize' })
  },
} satisfies Pick<ReviewPhotoResolvers, 'url'>

export const reviewConnectionResolvers = pageResolvers satisfies ReviewConnectionResolvers
