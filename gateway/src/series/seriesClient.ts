import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import { type StoreDefinition, storeByCode } from '@hogar/schema/stores.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { HTML_CHARACTERS_MAX, PATH_CHARACTERS_MAX, SUMMARY_CHARACTERS_MAX } from '../catalogue/limits.ts'
import { pictureMedia } from '../catalogue/products/productMedia.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { instant } from '../parse/instant.ts'
import { plainText } from '../parse/plainText.ts'
import { type Source, readSource, readSources, readText } from '../parse/readValue.ts'
import { SERIES_MAX, SERIES_SLUG_CHARACTERS_MAX, SERIES_STORES_MAX } from './limits.ts'
import type { SeriesMapper } from './mappers.ts'

/** Reads the pages of the series of a store, in the editors' order; empty if the platform has none. */
export async function readAllSeries({ store, upstream }: PlatformScope): Promise<readonly SeriesMapper[]> {
  const result = readSource(await noneIfMissing(upstream.call('seriesList', {}), { items: [] }))
  if (!Array.isArray(result['items']))
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'seriesList', detail: 'the result has no items' })
  return readSources(result['items'], SERIES_MAX).flatMap((source) => decodeSeries(source, store) ?? [])
}

/** Path of the page of a series inside its store. */
export function seriesPath(slug: string): string {
  return `/serie/${encodePart(slug)}`
}

/** Path of the list of all series inside a store. */
export const SERIES_INDEX_PATH = '/series'

/** Decodes a series; null without a name, an option or a title. */
function decodeSeries(source: Source, store: StoreDefinition): SeriesMapper | null {
  const slug = readText(source['slug'], SERIES_SLUG_CHARACTERS_MAX)
  const [value, title] = [readText(source['value']), words(source['title'])]
  if (slug === null || value === null || title === null) return null
  const image = readText(source['image'], PATH_CHARACTERS_MAX)
  return {
    __typename: 'Series',
    storeCode: store.code,
    slug,
    value,
    title,
    summary: words(source['summary']),
    textHtml: readText(source['text'], HTML_CHARACTERS_MAX),
    image: image === null ? null : pictureMedia(image, words(source['image_alt']) ?? title),
    updatedAt: instant(readText(source['updated_at'])),
    alternates: Array.isArray(source['alternates']) ? alternatesOf(source, store) : null,
  }
}

function alternatesOf(source: Source, { code: own }: StoreDefinition): NonNullable<SeriesMapper['alternates']> {
  return readSources(source['alternates'], SERIES_STORES_MAX).flatMap((alternate) => {
    const store = storeByCode(readText(alternate['store_code']) ?? '')
    const slug = readText(alternate['slug'], SERIES_SLUG_CHARACTERS_MAX)
    return store && slug !== null && store.code !== own ? [{ store, path: seriesPath(slug) }] : []
  })
}

function words(value: unknown): string | null {
  const text = readText(value, SUMMARY_CHARACTERS_MAX)
  return text === null ? null : plainText(text, SUMMARY_CHARACTERS_MAX)
}
