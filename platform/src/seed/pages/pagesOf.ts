import type { StoreDefinition } from '../../stores.ts'
import { creditPages } from './creditPages.ts'
import { helpPages } from './helpPages.ts'
import { imprintPages } from './imprintPages.ts'
import { legalPages } from './legalPages.ts'
import type { Page } from './page.ts'
import { promotionPages } from './promotionPages.ts'
import { servicePages } from './servicePages.ts'

const PAGES = [legalPages, helpPages, servicePages, promotionPages, creditPages, imprintPages].flat()

/** The pages that stores of a country have. */
export function pagesOf(country: StoreDefinition['country']): Page[] {
  return PAGES.filter(({ countries }) => countries === undefined || countries.includes(country))
}
