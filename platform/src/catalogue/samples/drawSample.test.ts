import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSample } from './drawSample.ts'
import { plainParagraphs } from '../plainParagraphs.ts'

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer()

const pageOf = async (sample: Partial<Parameters<typeof drawSample>[0]>) => {
  const pdf = await PDFDocument.load(
    await drawSample({ name: 'Plano', brand: null, paragraphs: [], picture, ...sample }, 'es-MX'),
  )
  return { pages: pdf.getPageCount(), title: pdf.getTitle(), size: pdf.getPage(0).getSize() }
}

test('an extract is one page of A4 that says its name', async () => {
  const { pages, title, size } = await pageOf({ name: 'Plano de repisa flotante', brand: 'Taller' })
  expect({ pages, title }).toEqual({ pages: 1, title: 'Plano de repisa flotante' })
  expect([Math.round(size.width), Math.round(size.height)]).toEqual([595, 842])
})

test.each([
  ['letters that its typeface does not have', { name: 'Plano 棚 “Ñandú” ✂️', paragraphs: ['日本語', 'Corte a 45°'] }],
  [
    'more than a page holds',
    { paragraphs: Array.from({ length: 80 }, () => 'Una frase larga sobre madera. '.repeat(20)) },
  ],
  ['a word without an end', { name: 'x'.repeat(400), paragraphs: ['y'.repeat(3_000)] }],
  ['nothing to say', { name: '', paragraphs: [''] }],
])('%s leave it one page', async (_what, sample) => {
  expect((await pageOf(sample)).pages).toBe(1)
})

test('a text loses its markup and keeps its paragraphs', () => {
  expect(
    plainParagraphs('<p>Uno &amp; <b>dos</b></p><p> </p><ul><li>Tres&nbsp;cortes</li></ul>cuatro<br>cinco'),
  ).toEqual(['Uno & dos', 'Tres cortes', 'cuatro', 'cinco'])
})
