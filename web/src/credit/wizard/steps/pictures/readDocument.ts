import { CREDIT_PDF_MAX_BYTES, CREDIT_PHOTO_MAX_BYTES } from '@hogar/schema/validation/limits.ts'
import type { Picture } from './drawnPicture.ts'
import { jpegOf } from './jpegOf.ts'
import { type LegibilityFault, legibilityFault } from './legibility.ts'
import { DOCUMENT_MIN_SIDE_PIXELS, DOCUMENT_TRIES } from './limits.ts'
import { bytesOf, dataUrlOf } from './readBlob.ts'

/** Identification file that can be sent. `preview` is a `data:` URL; null for a PDF. */
export type Document = Readonly<{ body: Blob; type: 'image/jpeg' | 'application/pdf'; preview: string | null }>

/** Fault of a file that the platform would refuse, too. */
export type DocumentFault = 'type' | 'size' | LegibilityFault

export type ReadDocument =
  | Readonly<{ kind: 'read'; document: Document }>
  | Readonly<{ kind: 'faulty'; fault: DocumentFault }>

const JPEG_START = [0xff, 0xd8, 0xff] as const
const PDF_START = [0x25, 0x50, 0x44, 0x46, 0x2d] as const
const NO_DOCUMENT: ReadDocument = { kind: 'faulty', fault: 'type' }

/**
 * Reads a chosen file, a JPEG or a PDF by its content, whatever its name says. A photo is made smaller and drawn again:
 * the place where it was taken stays on the device.
 */
export async function readDocument(file: Blob, openPhoto: (file: Blob) => Promise<Picture>): Promise<ReadDocument> {
  const start = await bytesOf(file.slice(0, PDF_START.length))
  if (startsWith(start, PDF_START)) {
    if (file.size >= CREDIT_PDF_MAX_BYTES) return { kind: 'faulty', fault: 'size' }
    return { kind: 'read', document: { body: file, type: 'application/pdf', preview: null } }
  }
  if (!startsWith(start, JPEG_START)) return NO_DOCUMENT
  try {
    return await readPhoto(await openPhoto(file))
  } catch {
    return NO_DOCUMENT
  }
}

/** Reads a photo of a document, from a file or a camera. */
export async function readPhoto(picture: Picture): Promise<ReadDocument> {
  const fault = legibilityFault(picture.grey(), DOCUMENT_MIN_SIDE_PIXELS)
  if (fault !== null) return { kind: 'faulty', fault }
  const body = await jpegOf(picture, { tries: DOCUMENT_TRIES, maxBytes: CREDIT_PHOTO_MAX_BYTES })
  if (body === null) return NO_DOCUMENT
  return { kind: 'read', document: { body, type: 'image/jpeg', preview: await dataUrlOf(body) } }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}
