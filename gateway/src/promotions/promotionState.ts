import { ENDED_SHOWN_DAYS } from './limits.ts'

const MS_PER_DAY = 86_400_000

export type PromotionState = Readonly<{
  /** False before the start, and 30 days after the end. */
  isShown: boolean
  isOver: boolean
  /** Time at which the state changes next; null if it will not. */
  nextChangeAt: string | null
}>

/** Returns the state of a promotion at a time; a missing date is no limit. */
export function promotionState(startsAt: string | null, endsAt: string | null, now: Date): PromotionState {
  const hasBegun = startsAt === null || Date.parse(startsAt) <= now.getTime()
  if (!hasBegun) return { isShown: false, isOver: false, nextChangeAt: startsAt }
  if (endsAt === null) return { isShown: true, isOver: false, nextChangeAt: null }
  const end = Date.parse(endsAt)
  if (now.getTime() < end) return { isShown: true, isOver: false, nextChangeAt: endsAt }
  const removedAt = new Date(end + ENDED_SHOWN_DAYS * MS_PER_DAY)
  const isShown = now < removedAt
  return { isShown, isOver: true, nextChangeAt: isShown ? removedAt.toISOString() : null }
}
