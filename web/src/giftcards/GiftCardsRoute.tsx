import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { GiftCardsRouteQuery } from '../__generated__/GiftCardsRouteQuery.graphql'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { GiftCardsPage } from './GiftCardsPage.tsx'

/** Renders `/tarjeta-de-regalo`. */
export function GiftCardsRoute() {
  const { giftCardOffer } = usePreloadedQuery<GiftCardsRouteQuery>(
    graphql`
      query GiftCardsRouteQuery @preloadable {
        giftCardOffer {
          ...GiftCardsPage_offer
        }
      }
    `,
    useRouteQuery<GiftCardsRouteQuery>(),
  )
  return giftCardOffer ? <GiftCardsPage offer={giftCardOffer} /> : <NotFoundPage />
}
