import { SCAN_PICTURE_MAX_PIXELS } from './limits.ts'

/** A picture to look for a code in. */
type Picture = HTMLVideoElement | ImageBitmap

/** Looks for a code in a picture; null when there is none that can be read. */
export type ReadCode = (picture: Picture, maxPixels?: number) => Promise<string | null>

/** What the browser may bring along; TypeScript does not know it yet. */
type NativeDetector = Readonly<{
  detect: (picture: Picture) => Promise<readonly Readonly<{ rawValue: string }>[]>
}>
export type NativeDetectorClass = {
  new (options: Readonly<{ formats: readonly string[] }>): NativeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

/** What labels and leaflets carry. */
const FORMATS = ['qr_code', 'ean_13', 'code_128']

/**
 * A reader of codes: the browser's own where it has one that knows QR codes, else a small one of plain JavaScript, which
 * is loaded then and needs no leave of the content policy.
 */
export async function createCodeReader(Native: NativeDetectorClass | undefined): Promise<ReadCode> {
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  if (!Native || !formats.includes('qr_code')) return plainReader()
  const detector = new Native({ formats: FORMATS.filter((format) => formats.includes(format)) })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null
}

async function plainReader(): Promise<ReadCode> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (picture, maxPixels = SCAN_PICTURE_MAX_PIXELS) => {
    const { width, height } = sizeOf(picture, maxPixels)
    if (!context || width === 0 || height === 0) return Promise.resolve(null)
    canvas.width = width
    canvas.height = height
    context.drawImage(picture, 0, 0, width, height)
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, width, height)))
    } catch {
      // It throws where there is nothing to read, which is most of the time.
      return Promise.resolve(null)
    }
  }
}

/** The picture's size, made smaller until its longer side fits. */
function sizeOf(picture: Picture, maxPixels: number): Readonly<{ width: number; height: number }> {
  const [width, height] =
    'videoWidth' in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height]
  const scale = Math.min(1, maxPixels / Math.max(width, height, 1))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
