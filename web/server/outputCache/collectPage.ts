import type { PipeableStream } from 'react-dom/server'
import { createPageStream } from '../pageStream.ts'

type Source = Readonly<{ stream: PipeableStream; takeInjection: () => string }>

/** Returns the whole text of a page. */
export async function collectPage({ stream, takeInjection }: Source): Promise<string> {
  const whole = createPageStream(takeInjection)
  stream.pipe(whole)
  const pieces: Buffer[] = []
  for await (const piece of whole) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}
