import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import { type StoreDefinition, storeByCode } from '@hogar/schema/stores.ts'
import { HTML_CHARACTERS_MAX, PATH_CHARACTERS_MAX, SUMMARY_CHARACTERS_MAX } from '../catalogue/limits.ts'
import { pictureMedia } from '../catalogue/products/productMedia.ts'
import { instant } from '../parse/instant.ts'
import { plainText } from '../parse/plainText.ts'
import { type Source, readCount, readSources, readText } from '../parse/readValue.ts'
import { ROOM_POINTS_MAX, ROOM_SLUG_CHARACTERS_MAX, ROOM_STORES_MAX, ROOM_UNITS_MAX } from './limits.ts'
import type { RoomMapper, RoomPointMapper } from './mappers.ts'

/** Path of the page that lists furnished rooms. */
export const ROOMS_PATH = '/inspiracion'

/** Path of the page of a furnished room inside its store. */
export function roomPath(slug: string): string {
  return `${ROOMS_PATH}/${encodePart(slug)}`
}

/** Decodes a room; null without a name, a title, a kind or a picture. */
export function decodeRoom(source: Source, store: StoreDefinition): RoomMapper | null {
  const slug = readText(source['slug'], ROOM_SLUG_CHARACTERS_MAX)
  const [title, code, name] = [words(source['title']), readText(source['kind']), words(source['kind_name'])]
  const image = readText(source['image'], PATH_CHARACTERS_MAX)
  if (slug === null || title === null || code === null || image === null) return null
  return {
    __typename: 'Room',
    storeCode: store.code,
    slug,
    kind: { code, name: name ?? code },
    title,
    summary: words(source['summary']),
    textHtml: readText(source['text'], HTML_CHARACTERS_MAX),
    image: pictureMedia(image, words(source['image_alt']) ?? title),
    updatedAt: instant(readText(source['updated_at'])),
    points: readSources(source['points'] ?? [], ROOM_POINTS_MAX).flatMap(decodePoint),
    alternates: Array.isArray(source['alternates']) ? alternatesOf(source, store) : null,
  }
}

/** Decodes a point; drops one without a product, and one outside of the picture. */
function decodePoint({ sku: ownSku, child_sku: childSku, qty, x, y }: Source): RoomPointMapper[] {
  const sku = readText(ownSku)
  if (sku === null || !isPercent(x) || !isPercent(y)) return []
  const quantity = Math.min(Math.max(readCount(qty) ?? 1, 1), ROOM_UNITS_MAX)
  return [{ sku, childSku: readText(childSku), quantity, x, y }]
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}

function alternatesOf(source: Source, { code: own }: StoreDefinition): NonNullable<RoomMapper['alternates']> {
  return readSources(source['alternates'], ROOM_STORES_MAX).flatMap((alternate) => {
    const store = storeByCode(readText(alternate['store_code']) ?? '')
    const slug = readText(alternate['slug'], ROOM_SLUG_CHARACTERS_MAX)
    return store && slug !== null && store.code !== own ? [{ store, path: roomPath(slug) }] : []
  })
}

function words(value: unknown): string | null {
  const text = readText(value, SUMMARY_CHARACTERS_MAX)
  return text === null ? null : plainText(text, SUMMARY_CHARACTERS_MAX)
}
