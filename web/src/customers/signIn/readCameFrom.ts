import * as v from 'valibot'
import { isPathInside } from '../../routing/isPathInside.ts'

const cameFromSchema = v.object({
  from: v.object({ pathname: v.string(), search: v.fallback(v.string(), '') }),
})

/** Reads the site path on which the header's sign-in link was pressed from the history state; null if there is none. */
export function readCameFrom(state: unknown): string | null {
  const parsed = v.safeParse(cameFromSchema, state)
  if (!parsed.success) return null
  const { pathname, search } = parsed.output.from
  return isPathInside(pathname) ? `${pathname}${search}` : null
}
