import { isRecord } from './isRecord.ts'
import { KNOWN_DOCUMENTS_MAX_CHARACTERS, KNOWN_DOCUMENT_MAX_CHARACTERS, KNOWN_GENERATION_MS } from './limits.ts'
import { TextMemo } from './textMemo.ts'

/** Range of a text: start, and end after its last character. */
export type Part = readonly [start: number, end: number]

/** Locates the documents in a reply. It may guess: a wrong guess is detected. */
export type Layout = Readonly<{
  /** Returns the ranges of the documents in the text, in order. */
  parts: (text: string) => readonly Part[]
  /** Returns the list of documents in the parsed reply. */
  list: (reply: unknown) => unknown
  /** Field of a list entry that holds its document; null if the entry is the document. */
  field: string | null
}>

/** Cache of parsed documents: most documents of a reply were in an earlier one. */
const known = new TextMemo<unknown>({
  maxCharacters: KNOWN_DOCUMENTS_MAX_CHARACTERS,
  generationMs: KNOWN_GENERATION_MS,
})

/**
 * Parses a reply like JSON.parse, with less work.
 *
 * A document whose text was parsed before is the same object again, with the values derived from it already cached;
 * documents must therefore not be changed. The rest is parsed with a number in place of each document, which is then
 * replaced. If a number is not found, the layout was guessed wrong, and the whole text is parsed. Throws as JSON.parse
 * does.
 */
export function parseKnown(text: string, layout: Layout): unknown {
  const parts = layout.parts(text).filter(([start, end]) => end > start && end - start <= KNOWN_DOCUMENT_MAX_CHARACTERS)
  const reply = parts.length > 0 ? pieced(text, parts, layout) : undefined
  return reply ?? JSON.parse(text)
}

/** Assembles the reply from cached documents; undefined if the layout does not fit. */
function pieced(text: string, parts: readonly Part[], layout: Layout): unknown {
  try {
    const reply: unknown = JSON.parse(withNumbers(text, parts))
    const slots = slotsOf(layout.list(reply), layout.field)
    if (slots.length !== parts.length || slots.some(([holder, name], place) => holder[name] !== place)) return undefined
    const documents = parts.map(([start, end]) => known.recall(text.slice(start, end), JSON.parse))
    for (const [place, [holder, name]] of slots.entries()) holder[name] = documents[place]
    return reply
  } catch {
    // Parsing the whole text reports the error.
    return undefined
  }
}

function withNumbers(text: string, parts: readonly Part[]): string {
  let numbered = ''
  let from = 0
  for (const [place, [start, end]] of parts.entries()) {
    numbered += text.slice(from, start) + String(place)
    from = end
  }
  return numbered + text.slice(from)
}

type Slot = readonly [holder: Record<string, unknown>, name: string]

/** Returns the places where numbers stand for documents. */
function slotsOf(list: unknown, field: string | null): readonly Slot[] {
  if (!Array.isArray(list)) return []
  const slots: Slot[] = []
  for (const [place, entry] of list.entries()) {
    const holder: unknown = field === null ? list : entry
    const name = field ?? String(place)
    if (isRecord(holder) && typeof holder[name] === 'number') slots.push([holder, name])
  }
  return slots
}
