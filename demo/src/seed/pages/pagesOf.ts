import type { StoreDefinition } from '@hogar/platform/stores.ts'
import { creditPages } from './creditPages.ts'
import { helpPages } from './helpPages.ts'
import { imprintPages } from './imprintPages.ts'
import { jobPages } from './jobPages.ts'
import { legalPages } from './legalPages.ts'
import type { Page } from './page.ts'
import { paymentPages } from './paymentPages.ts'
import { promotionPages } from './promotionPages.ts'
import { questionPages } from './questionPages.ts'
import { servicePages } from './servicePages.ts'
import { shippingPages } from './shippingPages.ts'
import { withdrawalPages } from './withdrawalPages.ts'

const PAGES = [
  legalPages,
  questionPages,
  paymentPages,
  helpPages,
  servicePages,
  jobPages,
  promotionPages,
  creditPages,
  imprintPages,
  withdrawalPages,
  shippingPages,
].flat()

/** The pages that stores of a country have, with the sections that they have. */
export function pagesOf(country: StoreDefinition['country']): Page[] {
  const isHere = ({ countries }: Pick<Page, 'countries'>) => countries === undefined || countries.includes(country)
  return PAGES.filter(isHere).map((page) => ({ ...page, sections: page.sections.filter(isHere) }))
}
