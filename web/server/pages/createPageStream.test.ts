import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPageStream } from './createPageStream.ts'

/** Sends flushes, each a list of pieces, and returns the page. */
async function pageOf(flushes: readonly (readonly string[])[], injections: string[]): Promise<string> {
  const source = new PassThrough()
  const page = text(source.pipe(createPageStream({ head: '<!hold>', take: () => injections.shift() ?? '' })))
  for (const pieces of flushes) {
    for (const piece of pieces) source.write(piece)
    await nextTurn()
    await nextTurn()
  }
  source.end()
  return page
}

test('the head has its script after the character set, before all that could be pressed, also where a piece ends within', async () => {
  const flushes = [
    ['<html><head><meta char', 'Set="utf-8"/><link/></head><body>', '<p>'],
    ['<meta charSet="utf-8"/>', '</p>'],
  ]
  expect(await pageOf(flushes, ['<!1>', '<!2>'])).toBe(
    '<html><head><meta charSet="utf-8"/><!hold><link/></head><body><p><!1><meta charSet="utf-8"/></p><!2>',
  )
})

test('markup without a head of ours is left as it is', async () => {
  expect(await pageOf([['<html>', 'x']], ['<!1>'])).toBe('<html>x<!1>')
})
