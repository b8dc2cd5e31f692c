import { Transform } from 'node:stream'

/** Markup that is added to what React writes. */
export type PageInjection = Readonly<{
  /** Stands in the head, before all else but the character set. */
  head: string
  /** Returns markup to insert after what React has written so far. */
  take: () => string
}>

/** React writes it first of all in the head (Document). */
const CHARACTER_SET = '<meta charSet="utf-8"/>'

/**
 * Inserts markup into the head and between React's flushes. React writes a flush in pieces that may end within a tag,
 * all in one turn of the event loop: the pieces are gathered until the turn is over, and the injection follows them.
 */
export function createPageStream({ head, take }: PageInjection): Transform {
  let pieces: Buffer[] = []
  let turn: NodeJS.Immediate | null = null
  let isFirst = true
  const flush = (stream: Transform) => {
    turn = null
    const injection = take()
    const markup = isFirst ? withHead(pieces, head) : pieces
    isFirst &&= pieces.length === 0
    pieces = []
    for (const piece of markup) stream.push(piece)
    if (injection !== '') stream.push(injection)
  }
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      turn ??= setImmediate(flush, this)
      done()
    },
    flush(done) {
      if (turn) clearImmediate(turn)
      flush(this)
      done()
    },
  })
}

/** Returns the first flush of a page with markup after the character set. */
function withHead(pieces: readonly Buffer[], head: string): readonly Buffer[] {
  const markup = Buffer.concat(pieces)
  const at = markup.indexOf(CHARACTER_SET)
  if (at < 0) return pieces
  const end = at + CHARACTER_SET.length
  return [markup.subarray(0, end), Buffer.from(head), markup.subarray(end)]
}
