import { HEADER_TAGS_MAX } from './limits.ts'

/**
 * Returns the header with the tags of a page; above the limit of tags the letters alone, for a header has its bounds.
 */
export function tagHeader(tags: readonly string[]): string {
  const told = tags.length > HEADER_TAGS_MAX ? new Set(tags.map((tag) => tag.replace(/^([A-Z])\d+$/, '$1'))) : tags
  return [...told].join(' ')
}
