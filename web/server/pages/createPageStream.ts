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
    const injection = Buffer.from(take())
    const markup = Buffer.concat([...pieces, injection])
    pieces = []
    if (markup.length === 0) return
    // One piece: what follows compresses and sends each on its own.
    stream.push(isFirst ? withHead(markup, head) : markup)
    isFirst = false
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
function withHead(markup: Buffer, head: string): Buffer {
  const at = markup.indexOf(CHARACTER_SET)
  if (at < 0) return markup
  const end = at + CHARACTER_SET.length
  return Buffer.concat([markup.subarray(0, end), Buffer.from(head), markup.subarray(end)])
}
