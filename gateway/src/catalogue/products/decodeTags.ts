import { TAGS_MAX, TAG_CHARACTERS_MAX } from '../limits.ts'
import type { ProductDocument } from './productDocument.ts'
import { readHexColor } from '../readHexColor.ts'
import { type Source, readText } from '../../parse/readValue.ts'

const TAG_COLOR = '#ffffff'
const TAG_BACKGROUND = '#3b3b3b'
const TAGS = Array.from({ length: TAGS_MAX }, (_, index) => {
  const tag = `omni_tag_${index + 1}`
  return { text: `${tag}_text`, color: `${tag}_color`, background: `${tag}_background` }
})

/** Decodes the short claims of a product or a variant, in the document's order. */
export function decodeTags(source: Source): ProductDocument['tags'] {
  if (!saysTags(source)) return []
  return TAGS.flatMap((names) => {
    const text = readText(source[names.text], TAG_CHARACTERS_MAX)
    if (text === null) return []
    return [
      {
        text,
        color: readHexColor(source[names.color]) ?? TAG_COLOR,
        background: readHexColor(source[names.background]) ?? TAG_BACKGROUND,
      },
    ]
  })
}

/** Returns true if a document has claims of its own. A variant without any inherits those of its product. */
export function saysTags(source: Source): boolean {
  return TAGS.some(({ text }) => source[text] !== undefined)
}
