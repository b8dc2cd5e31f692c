import type { createBrowserRouter } from 'react-router-dom'
import type { RouteData } from '../routeData.ts'
import { firstAnswer } from './firstAnswer.ts'
import { partOfAnswer } from '../partOf.ts'
import type { ShopRoute } from '../shopRoute.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>

/**
 * Loads the part of the page that the server has rendered, by the type in its answer: hydration must not wait for
 * code.
 */
export async function loadDrawnPart({ state: { matches, loaderData } }: Router): Promise<void> {
  for (const { route } of matches) {
    const row: ShopRoute = route.handle
    const data: RouteData | undefined = loaderData[route.id]
    if (!row.partOf || !data?.reference) continue
    // A failed load is reported where the part is rendered.
    await partOfAnswer(row, (await firstAnswer(data.reference)) ?? null)
      ?.loadCode()
      .catch(() => undefined)
  }
}
