import { isRecord } from '../../parse/isRecord.ts'

/** Catalogue entities by the platform's names, each with the name and the prefix of its tags. */
const ENTITIES: Readonly<Record<string, Readonly<{ tag: string; letter: string }>>> = {
  product: { tag: 'product', letter: 'P' },
  category: { tag: 'category', letter: 'C' },
  attribute: { tag: 'attribute', letter: 'A' },
  taxrule: { tag: 'taxrule', letter: 'T' },
  cms_page: { tag: 'cmsPage', letter: 'M' },
  // The requirements have one tag for all editors' content.
  cms_block: { tag: 'cmsPage', letter: 'M' },
}

/**
 * Returns the cache tags of a reply, such as `product P1481 P1490`. The merchant's platform sends the same tags when a
 * document changes, and caches drop the entries that carry them. `entity` is the path parameter of a search; a hit of
 * the URL map has its own `_type`.
 */
export function replyTags(entity: string | undefined, reply: unknown): readonly string[] {
  if (entity === 'blog') return blogTags(reply)
  if (!isRecord(reply)) return []
  const type = entity ?? (typeof reply['_type'] === 'string' ? reply['_type'] : '')
  const known = Object.hasOwn(ENTITIES, type) ? ENTITIES[type] : undefined
  if (!known) return []
  const documents = entity === undefined ? [reply] : hitsOf(reply['hits'])
  return [known.tag, ...documents.flatMap(idOf).map((id) => `${known.letter}${id}`)]
}

/** Returns the hits; a list in the compact format may be nested in the standard one. */
function hitsOf(hits: unknown): readonly unknown[] {
  if (Array.isArray(hits)) return hits
  return isRecord(hits) && Array.isArray(hits['hits']) ? hits['hits'] : []
}

function idOf(hit: unknown): readonly number[] {
  const document = isRecord(hit) && isRecord(hit['_source']) ? hit['_source'] : hit
  const id = isRecord(document) ? Number(document['id'] ?? (isRecord(hit) ? hit['_id'] : undefined)) : Number.NaN
  return Number.isSafeInteger(id) ? [id] : []
}

/** Returns the tags of a reply about the blog: of a list of posts, of one post, or of the categories. */
function blogTags(reply: unknown): readonly string[] {
  if (!isRecord(reply)) return ['blog']
  const posts: readonly unknown[] = Array.isArray(reply['items']) ? reply['items'] : [reply]
  return ['blog', ...posts.flatMap(idOf).map((id) => `post${id}`)]
}
