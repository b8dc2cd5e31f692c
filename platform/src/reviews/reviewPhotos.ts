import { randomBytes } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { QueueFullError } from '../pictures/encodeQueue.ts'
import { jpegSize } from '../pictures/jpegSize.ts'
import type { PictureService } from '../pictures/pictureService.ts'
import { REVIEW_PHOTO_FOLDER } from '../pictures/pictureSource.ts'
import type { StoredPhoto } from '../pictures/pictureSource.ts'
import { REVIEW_PHOTO_MAX_BYTES, REVIEW_PHOTO_MAX_PIXELS, REVIEW_PHOTO_QUALITY, REVIEW_PHOTO_SIDE } from './limits.ts'

const KEY_BYTES = 16
const BOUNDS = {
  maxPixels: REVIEW_PHOTO_MAX_PIXELS,
  side: REVIEW_PHOTO_SIDE,
  quality: REVIEW_PHOTO_QUALITY,
  formats: ['jpeg', 'png', 'webp'],
} as const

/** A photo that holds pixels only, and its size. */
type CleanPhoto = Readonly<{ jpeg: Buffer; width: number; height: number }>
/** A photo as documents name it. */
export type NamedPhoto = Readonly<{ file: string; width: number; height: number }>

/**
 * Re-encodes the photos of a review, so that they hold no place, time or device.
 * @param photos files in base64: JPEG, PNG or WebP.
 * @throws PlatformError 400 that names the photo by its place in the list; 503 when the queue is full.
 */
export function cleanReviewPhotos(
  photos: readonly string[],
  redraw: PictureService['redraw'],
): Promise<readonly CleanPhoto[]> {
  return Promise.all(photos.map((photo, at) => cleanPhoto(Buffer.from(photo, 'base64'), { at, redraw })))
}

type Place = Readonly<{ at: number; redraw: PictureService['redraw'] }>

async function cleanPhoto(bytes: Buffer, { at, redraw }: Place): Promise<CleanPhoto> {
  if (bytes.length > REVIEW_PHOTO_MAX_BYTES) throw new PlatformError(400, `Photo ${at + 1} has too many bytes`)
  try {
    const jpeg = Buffer.from(await redraw({ bytes, ...BOUNDS }))
    return { jpeg, ...jpegSize(jpeg) }
  } catch (error) {
    if (error instanceof QueueFullError) throw new PlatformError(503, 'Too many pictures at once')
    throw new PlatformError(400, `Photo ${at + 1} is no JPEG, PNG or WebP that can be read`)
  }
}

/** Writes the photos of a review, each under a random address. */
export async function insertReviewPhotos(
  db: Database,
  reviewId: number,
  photos: readonly CleanPhoto[],
): Promise<readonly NamedPhoto[]> {
  if (photos.length === 0) return []
  const rows = photos.map(({ jpeg, width, height }, position) => ({
    review_id: reviewId,
    position,
    path: `${REVIEW_PHOTO_FOLDER}${randomBytes(KEY_BYTES).toString('hex')}.jpg`,
    width,
    height,
    jpeg_base64: jpeg.toString('base64'),
  }))
  await db.insertInto('submitted_review_photo').values(rows).execute()
  return rows.map(({ path, width, height }) => ({ file: path, width, height }))
}

/** Photos of reviews, by review, in the order in which their writers chose them. */
export async function namePhotos(
  db: Database,
  reviewIds: readonly number[],
): Promise<ReadonlyMap<number, readonly NamedPhoto[]>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('submitted_review_photo')
    .select(['review_id', 'path as file', 'width', 'height'])
    .where('review_id', 'in', reviewIds)
    .orderBy('review_id')
    .orderBy('position')
    .execute()
  const byReview = Map.groupBy(rows, ({ review_id }) => review_id)
  return new Map(
    [...byReview].map(([id, photos]) => [id, photos.map(({ file, width, height }) => ({ file, width, height }))]),
  )
}

/** Loads the photo of an approved review by its path; null for any other, also for one that awaits a moderator. */
export async function loadReviewPhoto(db: Database, path: string): Promise<StoredPhoto | null> {
  const row = await db
    .selectFrom('submitted_review_photo')
    .innerJoin('submitted_review', 'submitted_review.id', 'submitted_review_photo.review_id')
    .select(['width', 'height', 'jpeg_base64'])
    .where('path', '=', path)
    .where('status', '=', 'approved')
    .executeTakeFirst()
  if (row === undefined) return null
  const { width, height, jpeg_base64: base64 } = row
  return { natural: { width, height }, jpeg: Buffer.from(base64, 'base64') }
}

/** Loads a photo for a moderator, whatever the state of its review; null if there is none. */
export async function loadPendingPhoto(
  db: Database,
  { reviewId, position }: Readonly<{ reviewId: number; position: number }>,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('submitted_review_photo')
    .select('jpeg_base64')
    .where('review_id', '=', reviewId)
    .where('position', '=', position)
    .executeTakeFirst()
  return row === undefined ? null : Buffer.from(row.jpeg_base64, 'base64')
}
