import sharp from 'sharp'

type Photo = Readonly<{
  width?: number
  height?: number
  /** Brightness of the dark and of the bright squares. */
  tones?: readonly [dark: number, bright: number]
  /** Other squares for another number. */
  seed?: number
  blur?: number
  format?: 'jpeg' | 'png'
}>

const SQUARE = 20

/** A photo of squares, which is legible as it is by default. Base64. */
export async function drawPhoto({
  width = 800,
  height = 640,
  tones: [dark, bright] = [40, 200],
  seed = 1,
  blur,
  format = 'jpeg',
}: Photo = {}): Promise<string> {
  const isBright = (x: number, y: number) =>
    (Math.floor(x / SQUARE) * 7 + Math.floor(y / SQUARE) * (3 + seed) + seed) % 5 < 2
  const pixels = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = isBright(x, y) ? bright : dark
  const drawn = sharp(pixels, { raw: { width, height, channels: 1 } })
  const picture = (blur === undefined ? drawn : drawn.blur(blur)).withExif({ IFD3: { GPSLatitude: '20/1 40/1 0/1' } })
  return (await picture.toFormat(format).toBuffer()).toString('base64')
}

/** A PDF of so many bytes. Base64. */
export function pdfOf(bytes: number, content = ''): string {
  const [start, end] = [`%PDF-1.7\n${content}\n`, '\n%%EOF\n']
  return Buffer.from(start + ' '.repeat(bytes - start.length - end.length) + end).toString('base64')
}
