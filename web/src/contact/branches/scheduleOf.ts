import { graphql, readInlineData } from 'relay-runtime'
import type { Schedule } from '@hogar/schema/places/openingState.ts'
import type { scheduleOf_branch$key } from '../../__generated__/scheduleOf_branch.graphql'

/** Returns the hours of a branch and their zone; null for a branch that does not name both. */
export function scheduleOf(branch: scheduleOf_branch$key): Schedule | null {
  const { timeZone, opening } = readInlineData(
    graphql`
      fragment scheduleOf_branch on Branch @inline {
        timeZone
        opening {
          day
          from
          to
          date
        }
      }
    `,
    branch,
  )
  if (!timeZone || opening.length === 0) return null
  return { timeZone, opening: opening.map(({ day, from, to, date }) => ({ day, from, to, date })) }
}
