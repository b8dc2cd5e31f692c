import type { PipeableStream } from 'react-dom/server'
import { type PageInjection, createPageStream } from '../pages/createPageStream.ts'

type Source = Readonly<{ stream: PipeableStream; injection: PageInjection }>

/** Returns the whole text of a page. */
export async function collectPage({ stream, injection }: Source): Promise<string> {
  const whole = createPageStream(injection)
  stream.pipe(whole)
  const pieces: Buffer[] = []
  for await (const piece of whole) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}
