import { isRecord } from './isRecord.ts'
import { KNOWN_DOCUMENTS_MAX_CHARACTERS, KNOWN_DOCUMENT_MAX_CHARACTERS, KNOWN_GENERATION_MS } from './limits.ts'
import { TextMemo } from './textMemo.ts'

/** A part of a text, from its first character to behind its last. */
export type Part = readonly [start: number, end: number]

/** Tells where the documents of a reply are. It may guess: what does not fit is found out. */
export type Layout = Readonly<{
  /** Where they stand in its text, in order. */
  parts: (text: string) => readonly Part[]
  /** The list that they make in what it says. */
  list: (reply: unknown) => unknown
  /** Where an entry of the list holds its document; null where it is the document itself. */
  field: string | null
}>

/** Shops show the same things again and again: most of a reply is documents that another had too. */
const known = new TextMemo<unknown>({
  maxCharacters: KNOWN_DOCUMENTS_MAX_CHARACTERS,
  generationMs: KNOWN_GENERATION_MS,
})

/**
 * What JSON.parse makes of a reply, with less work: a document whose text has been read before is the same object again,
 * so nobody may change it, and what was worked out of it is there already. The rest is read with a number in place of
 * each document, which is then put where its number is found. Where one is not found the layout was guessed wrong, and
 * the text is read as a whole. Throws as JSON.parse does.
 */
export function parseKnown(text: string, layout: Layout): unknown {
  const parts = layout.parts(text).filter(([start, end]) => end > start && end - start <= KNOWN_DOCUMENT_MAX_CHARACTERS)
  const reply = parts.length > 0 ? pieced(text, parts, layout) : undefined
  return reply ?? JSON.parse(text)
}

/** The reply, put together; undefined when it does not fit. */
function pieced(text: string, parts: readonly Part[], layout: Layout): unknown {
  try {
    const reply: unknown = JSON.parse(withNumbers(text, parts))
    const slots = slotsOf(layout.list(reply), layout.field)
    if (slots.length !== parts.length || slots.some(([holder, name], place) => holder[name] !== place)) return undefined
    const documents = parts.map(([start, end]) => known.recall(text.slice(start, end), JSON.parse))
    for (const [place, [holder, name]] of slots.entries()) holder[name] = documents[place]
    return reply
  } catch {
    // The whole says what is wrong with it.
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

/** Where numbers stand in place of documents. */
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
