import type { Database } from '../database/schema.ts'
import type { PictureSource } from '../pictures/pictureService.ts'
import { ILLUSTRATION_KINDS, PICTURE_VIEWS } from '../pictures/illustrationSpec.ts'
import type { IllustrationSpec } from '../pictures/illustrationSpec.ts'
import { isFields } from './fields.ts'

/** What to draw for a picture's path, or null when no document names it. */
export async function loadPicture(db: Database, path: string): Promise<PictureSource | null> {
  const row = await db.selectFrom('picture').select(['spec', 'view']).where('path', '=', path).executeTakeFirst()
  const view = PICTURE_VIEWS.find((known) => known === row?.view)
  return view !== undefined && isIllustrationSpec(row?.spec) ? { spec: row.spec, view } : null
}

/** The table is written by our own seed only: telling a specification from anything else is enough. */
function isIllustrationSpec(value: unknown): value is IllustrationSpec {
  return (
    isFields(value) &&
    ILLUSTRATION_KINDS.some((kind) => kind === value.kind) &&
    isFields(value.primary) &&
    isFields(value.dimensions)
  )
}
