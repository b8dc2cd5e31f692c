import encodeQR from 'qr'
import { expect, test, vi } from 'vitest'
import { createCodeReader } from './createCodeReader.ts'

const BLANK = Array.from({ length: 200 }, () => Array.from({ length: 200 }, () => false))

/** Creates a picture that contains the text's code, and a canvas that returns its pixels. */
function photographOf(text: string | null) {
  const scale = 4
  const rows = text === null ? BLANK : encodeQR(text, 'raw', { border: 4, scale })
  const [width, height] = [rows[0]!.length, rows.length]
  const data = new Uint8ClampedArray(rows.flat().flatMap((isDark) => (isDark ? [0, 0, 0, 255] : [255, 255, 255, 255])))
  const context = { drawImage: () => undefined, getImageData: () => ({ width, height, data }) }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
  return { width, height } as ImageBitmap
}

test.each(['SOFA-OSLO', 'https://hogar.example/salas/sofa-oslo?utm_source=etiqueta', '7501234567890'])(
  'without a detector of the browser’s, %s is read by our own',
  async (text) => {
    const picture = photographOf(text)
    const read = await createCodeReader(undefined)
    expect(await read(picture)).toBe(text)
  },
)

test('a picture without a code has none, and a camera that shows nothing yet neither', async () => {
  const picture = photographOf(null)
  const read = await createCodeReader(undefined)
  expect(await read(picture)).toBeNull()
  expect(await read({ width: 0, height: 0 } as ImageBitmap)).toBeNull()
})

test.each([
  ['knows no QR codes', () => Promise.resolve(['ean_13'])],
  ['fails', () => Promise.reject(new Error('gone'))],
])('a detector that %s is not called', async (_, getSupportedFormats) => {
  const detect = vi.fn()
  class Native {
    static getSupportedFormats = getSupportedFormats
    detect = detect
  }
  const picture = photographOf('SOFA')
  expect(await (await createCodeReader(Native as never))(picture)).toBe('SOFA')
  expect(detect).not.toHaveBeenCalled()
})
