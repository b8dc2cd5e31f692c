import { SCAN_PICTURE_MAX_PIXELS } from './limits.ts'

/** Picture to search for a code. */
type Picture = HTMLVideoElement | ImageBitmap

/** Searches a picture for a code; resolves to null if none can be read. */
export type ReadCode = (picture: Picture, maxPixels?: number) => Promise<string | null>

/** The browser's optional detector; missing in TypeScript's types. */
type NativeDetector = Readonly<{
  detect: (picture: Picture) => Promise<readonly Readonly<{ rawValue: string }>[]>
}>
export type NativeDetectorClass = {
  new (options: Readonly<{ formats: readonly string[] }>): NativeDetector
  getSupportedFormats: () => Promise<readonly string[]>
}

/** Formats on labels and leaflets. */
const FORMATS = ['qr_code', 'ean_13', 'code_128']

/**
 * Creates a code reader: the browser's own if it supports QR codes, else a small one in plain JavaScript, which is
 * loaded on demand and needs no exception in the content security policy.
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
      // Throws if there is no code, which is the usual case.
      return Promise.resolve(null)
    }
  }
}

/** Returns the picture's size, scaled down until its longer side fits. */
function sizeOf(picture: Picture, maxPixels: number): Readonly<{ width: number; height: number }> {
  const [width, height] =
    'videoWidth' in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height]
  const scale = Math.min(1, maxPixels / Math.max(width, height, 1))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
