import { type StoreDefinition, storeByCode } from '@hogar/schema/stores.ts'
import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import { HTML_CHARACTERS_MAX, PATH_CHARACTERS_MAX, SUMMARY_CHARACTERS_MAX } from '../catalogue/limits.ts'
import { pictureMedia } from '../catalogue/products/productMedia.ts'
import type { CmsImageMapper } from '../content/mappers.ts'
import { instant } from '../parse/instant.ts'
import { plainText } from '../parse/plainText.ts'
import { type Source, readSources, readText } from '../parse/readValue.ts'
import { decodeList } from './decodeList.ts'
import { COUPON_CHARACTERS_MAX, SLUG_CHARACTERS_MAX } from './limits.ts'
import type { PromotionMapper } from './mappers.ts'
import { promotionState } from './promotionState.ts'

const STORES_MAX = 20

type Decoding = Readonly<{ store: StoreDefinition; now: Date }>

/**
 * Decodes a promotion as it is at a time; null without a name and a title. A platform that hands out promotions too early
 * or too late shows no more of them: `isShown` decides.
 */
export function decodePromotion(
  source: Source,
  { store, now }: Decoding,
): Readonly<{ promotion: PromotionMapper; isShown: boolean }> | null {
  const slug = readText(source['slug'], SLUG_CHARACTERS_MAX)
  const title = words(source['title'])
  if (slug === null || title === null) return null
  const [startsAt, endsAt] = [instant(readText(source['starts_at'])), instant(readText(source['ends_at']))]
  const { isShown, isOver, nextChangeAt } = promotionState(startsAt, endsAt, now)
  const promotion: PromotionMapper = {
    __typename: 'Promotion',
    storeCode: store.code,
    store,
    slug,
    title,
    summary: words(source['summary']),
    textHtml: readText(source['text'], HTML_CHARACTERS_MAX),
    image: decodeImage(source, title),
    department: readText(source['department']),
    startsAt,
    endsAt,
    isOver,
    nextChangeAt,
    termsHtml: readText(source['terms'], HTML_CHARACTERS_MAX),
    coupon: isOver ? null : readText(source['coupon'], COUPON_CHARACTERS_MAX),
    sku: isOver ? null : readText(source['sku']),
    list: isOver ? null : decodeList(source),
    alternates: Array.isArray(source['alternates']) ? alternatesOf(source, store) : null,
  }
  return { promotion, isShown }
}

/** Decodes the picture of a document; its title is the alternative text where editors wrote none. */
export function decodeImage(source: Source, title: string): CmsImageMapper | null {
  const image = readText(source['image'], PATH_CHARACTERS_MAX)
  return image === null ? null : pictureMedia(image, words(source['image_alt']) ?? title)
}

/** Path of a promotion inside its store. */
export function promotionPath(slug: string): string {
  return `/promotions/${encodePart(slug)}`
}

function alternatesOf(source: Source, { code: own }: StoreDefinition): PromotionMapper['alternates'] {
  return readSources(source['alternates'], STORES_MAX).flatMap((alternate) => {
    const store = storeByCode(readText(alternate['store_code']) ?? '')
    const slug = readText(alternate['slug'], SLUG_CHARACTERS_MAX)
    return store && slug !== null && store.code !== own ? [{ store, path: promotionPath(slug) }] : []
  })
}

function words(value: unknown): string | null {
  const text = readText(value, SUMMARY_CHARACTERS_MAX)
  return text === null ? null : plainText(text, SUMMARY_CHARACTERS_MAX)
}
