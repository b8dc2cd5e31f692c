import DataLoader from 'dataloader'
import * as v from 'valibot'
import type { PlatformScope } from '../app/requestScope.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { RETURN_PHOTO_MAX_CHARACTERS, RETURNS_READ_MAX } from './limits.ts'

const PREFIX = 'data:image/jpeg;base64,'
const base64 = v.pipe(v.string(), v.maxLength(RETURN_PHOTO_MAX_CHARACTERS), v.regex(/^\/9j\/[A-Za-z0-9+/]*={0,2}$/))
const photosSchema = v.array(
  v.object({ increment_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)), jpeg: base64 }),
)

/** Returns the loader key of a return. */
export function toPhotoKey({ orderNumber, number }: Readonly<{ orderNumber: string; number: string }>): string {
  return `${orderNumber}:${number}`
}

/** Loads photos of returns as `data:` URLs: one call for all returns of an order. */
export function createReturnPhotoLoader({ upstream }: PlatformScope) {
  return new DataLoader<string, readonly string[]>(
    async (keys) => {
      const byOrder = Map.groupBy(keys, (key) => key.slice(0, key.indexOf(':')))
      const answers = await Promise.all(
        [...byOrder].map(async ([orderNumber, asked]) => {
          try {
            const returns = asked.map((key) => key.slice(key.indexOf(':') + 1)).join(',')
            const result = await upstream.call('returnPhotos', { path: { orderNumber }, query: { returns } })
            const parsed = v.safeParse(photosSchema, result)
            if (!parsed.success)
              throw new UpstreamFailure({ kind: 'invalid', endpoint: 'returnPhotos', detail: 'no photos' })
            return asked.map((key) => [key, photosOf(parsed.output, key)] as const)
          } catch (error) {
            const failure = error instanceof Error ? error : new Error(String(error))
            return asked.map((key) => [key, failure] as const)
          }
        }),
      )
      const byKey = new Map<string, readonly string[] | Error>(answers.flat())
      return keys.map((key) => byKey.get(key) ?? [])
    },
    { maxBatchSize: RETURNS_READ_MAX, name: 'returnPhotos' },
  )
}

function photosOf(photos: v.InferOutput<typeof photosSchema>, key: string): readonly string[] {
  const number = key.slice(key.indexOf(':') + 1)
  return photos.filter(({ increment_id: of }) => of === number).map(({ jpeg }) => `${PREFIX}${jpeg}`)
}
