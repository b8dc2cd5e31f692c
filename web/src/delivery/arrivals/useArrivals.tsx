import { type ReactNode, useCallback, useState } from 'react'
import { ArrivalsHost } from './ArrivalsHost.tsx'
import type { Arrivals } from './ListArrivals.tsx'
import styles from '../../catalogue/price/PriceBlock.module.css'

const NO_ARRIVALS: Arrivals = new Map()

/**
 * React hook of the delivery days of a row of cards that loads after its page. `noteOf` returns the line of a card by the
 * product's global id; `reader` reads the days and renders nothing: it stands beside the row.
 */
export function useArrivals(
  ids: readonly string[],
): Readonly<{ noteOf: (id: string) => ReactNode; reader: ReactNode }> {
  const [arrivals, setArrivals] = useState(NO_ARRIVALS)
  const keep = useCallback((known: Arrivals) => setArrivals((kept) => new Map([...kept, ...known])), [])
  return {
    noteOf: (id) => (
      <p data-needs="DELIVERY_ESTIMATES" className={styles.instalment}>
        {arrivals.get(id)}
      </p>
    ),
    reader: <ArrivalsHost ids={ids} onKnown={keep} />,
  }
}
