import type { PipeableStream } from 'react-dom/server'
import { createPageStream } from '../pageStream.ts'

type Source = Readonly<{ stream: PipeableStream; signal: AbortSignal; takeInjection: () => string }>

/** The text of a page, whole. */
export async function collectPage({ stream, signal, takeInjection }: Source): Promise<string> {
  const whole = createPageStream(takeInjection)
  signal.addEventListener('abort', () => stream.abort(), { once: true })
  stream.pipe(whole)
  const pieces: Buffer[] = []
  for await (const piece of whole) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}
