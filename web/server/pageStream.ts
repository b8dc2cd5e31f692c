import { Transform } from 'node:stream'

/**
 * Inserts injected markup between React's flushes. React writes a flush in pieces that may end within a tag, all in
 * one turn of the event loop: the pieces are gathered until the turn is over, and the injection follows them.
 */
export function createPageStream(takeInjection: () => string): Transform {
  let pieces: Buffer[] = []
  let turn: NodeJS.Immediate | null = null
  const flush = (stream: Transform) => {
    turn = null
    const injection = takeInjection()
    const markup = pieces
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
