import { firstAnswer } from './firstAnswer.ts'
import type { RouteData } from '../routeData.ts'

/**
 * Creates a function that notes the query of each page. The one before it is cancelled if it has no answer yet: its page
 * was never rendered, and the shopper has gone on. Storefront and gateway then cancel what they asked for it.
 */
export function createQueryCanceller(): (data: RouteData) => void {
  let unanswered: RouteData['reference'] = null
  return ({ reference }) => {
    if (reference === unanswered) return
    unanswered?.dispose()
    unanswered = null
    const answer = reference && firstAnswer(reference)
    if (!answer) return
    unanswered = reference
    void answer.then(() => {
      if (unanswered === reference) unanswered = null
    })
  }
}
