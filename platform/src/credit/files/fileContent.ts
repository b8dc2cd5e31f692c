import { fieldRefusal } from '../applications/applicationRefusal.ts'
import { PDF_MAX_BYTES, VIDEO_MAX_BYTES } from './limits.ts'

const BASE64 = /^[A-Za-z\d+/]+={0,2}$/
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])
const PDF_START = Buffer.from('%PDF-1.')
const WEBM_START = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])
const MP4_BRAND = { at: 4, text: 'ftyp' } as const
const PDF_END = '%%EOF'
/** Names in a PDF that run programs or carry files. */
const ACTIVE_NAMES = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?)\b/
const ESCAPED = /#([\dA-Fa-f]{2})/g

export type FileKind = 'image/jpeg' | 'application/pdf' | 'video/webm' | 'video/mp4'

/** Decodes base64. @throws PlatformError 400 `type` for anything else. */
export function decodeBase64(text: string, field: string): Buffer {
  if (text.length % 4 === 0 && BASE64.test(text)) return Buffer.from(text, 'base64')
  throw fieldRefusal({ reason: 'type', field, message: `${field} is not base64` })
}

/** Returns the kind of a file by its content, whatever it is called; null for every other kind. */
export function kindOf(bytes: Buffer): FileKind | null {
  const startsWith = (start: Buffer) => bytes.subarray(0, start.length).equals(start)
  if (startsWith(JPEG_START)) return 'image/jpeg'
  if (startsWith(PDF_START)) return 'application/pdf'
  if (startsWith(WEBM_START)) return 'video/webm'
  const brand = bytes.subarray(MP4_BRAND.at, MP4_BRAND.at + MP4_BRAND.text.length).toString('latin1')
  return brand === MP4_BRAND.text ? 'video/mp4' : null
}

/**
 * Requires a whole PDF that runs nothing and carries no files.
 * @throws PlatformError 400 `size` or `type`.
 */
export function requirePlainPdf(bytes: Buffer, field: string): void {
  if (bytes.length >= PDF_MAX_BYTES)
    throw fieldRefusal({ reason: 'size', field, message: `A PDF has fewer than ${PDF_MAX_BYTES} bytes` })
  const text = bytes.toString('latin1')
  // A name may be written with escaped letters: /J#61vaScript.
  const names = text.replace(ESCAPED, (_code, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  if (text.includes(PDF_END) && !ACTIVE_NAMES.test(names)) return
  throw fieldRefusal({ reason: 'type', field, message: 'The PDF is incomplete, or has active content' })
}

/** Requires a video of a kind that browsers record. @throws PlatformError 400 `size` or `type`. */
export function requireVideo(bytes: Buffer, field: string): FileKind {
  if (bytes.length > VIDEO_MAX_BYTES)
    throw fieldRefusal({ reason: 'size', field, message: `A video has at most ${VIDEO_MAX_BYTES} bytes` })
  const kind = kindOf(bytes)
  if (kind === 'video/webm' || kind === 'video/mp4') return kind
  throw fieldRefusal({ reason: 'type', field, message: `${field} is not a WebM or MP4 video` })
}
