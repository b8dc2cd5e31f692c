import type { PlatformScope } from '../app/requestScope.ts'
import { HTML_CHARACTERS_MAX, PATH_CHARACTERS_MAX } from '../catalogue/limits.ts'
import { isGone } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { instant } from '../parse/instant.ts'
import { type Source, readCount, readSource, readSources, readText } from '../parse/readValue.ts'
import { decodeImage } from './decodePromotion.ts'
import { decodeList } from './decodeList.ts'
import {
  LANDING_BLOCKS_MAX,
  LANDING_LINKS_MAX,
  LANDING_PRODUCTS_DEFAULT,
  LANDING_PRODUCTS_MAX,
  SLUG_CHARACTERS_MAX,
} from './limits.ts'
import type { LandingMapper } from './mappers.ts'

/** Reads a landing page by its name; null if the store has none, and if the platform has no landing pages. */
export async function readLanding({ store, upstream }: PlatformScope, name: string): Promise<LandingMapper | null> {
  // No name holds a control character, and a database refuses to look for one.
  if (name.length > SLUG_CHARACTERS_MAX || name.trim() === '' || /\p{Cc}/u.test(name)) return null
  try {
    const source = readSource(await upstream.call('landing', { path: { landing: name } }))
    const title = readText(source['title'])
    if (title === null) throw new UpstreamFailure({ kind: 'invalid', endpoint: 'landing', detail: 'it has no title' })
    return {
      __typename: 'Landing',
      storeCode: store.code,
      slug: readText(source['slug'], SLUG_CHARACTERS_MAX) ?? name,
      title,
      heading: readText(source['heading']),
      introHtml: readText(source['intro'], HTML_CHARACTERS_MAX),
      image: decodeImage(source, title),
      blocks: readSources(source['blocks'] ?? [], LANDING_BLOCKS_MAX).flatMap(decodeBlock),
      metaDescription: readText(source['meta_description'], PATH_CHARACTERS_MAX),
      updatedAt: instant(readText(source['updated_at'])),
    }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Decodes a block; drops one of another kind, and one without content. */
function decodeBlock(source: Source): LandingMapper['blocks'] {
  const title = readText(source['title'])
  switch (source['kind']) {
    case 'text': {
      const contentHtml = readText(source['html'], HTML_CHARACTERS_MAX)
      return contentHtml === null ? [] : [{ __typename: 'LandingText', title, contentHtml }]
    }
    case 'products': {
      const limit = Math.min(readCount(source['limit']) ?? LANDING_PRODUCTS_DEFAULT, LANDING_PRODUCTS_MAX)
      const list = decodeList(source)
      return list === null || limit === 0 ? [] : [{ __typename: 'LandingProducts', title, list, limit }]
    }
    case 'links': {
      const links = readSources(source['links'] ?? [], LANDING_LINKS_MAX).flatMap(decodeLink)
      return links.length === 0 ? [] : [{ __typename: 'LandingLinks', title, links }]
    }
    default:
      return []
  }
}

/** Decodes a link; drops one that leaves the store, since editors write paths. */
function decodeLink(source: Source): Array<{ label: string; path: string }> {
  const [label, path] = [readText(source['label']), readText(source['path'], PATH_CHARACTERS_MAX)]
  return label === null || path === null || !/^\/(?![/\\])[^\s\\]*$/.test(path) ? [] : [{ label, path }]
}
