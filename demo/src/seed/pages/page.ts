import type { StoreDefinition } from '@hogar/platform/stores.ts'
import type { CategoryCode } from '../categories/categoryTree.ts'
import type { Text } from '@hogar/platform/language.ts'

/** A way on: a department, narrowed by what its list's address can say. */
type PageLink = Readonly<{
  category: CategoryCode
  /** `discount=20-*`; the whole department without it. */
  narrowed?: string
}>

type Section = Readonly<{
  heading: Text
  body: Text
  links?: readonly PageLink[]
  /** The store's own address or number, below the words. */
  contact?: 'mail' | 'telephone'
  /** Countries in which the subject of the section exists; all countries when left out. */
  countries?: readonly StoreDefinition['country'][]
}>

/** One page of the shop's own words: sections with a heading, a paragraph, and departments to go on to. */
export type Page = Readonly<{
  id: number
  identifier: string
  title: Text
  summary: Text
  sections: readonly Section[]
  /** Countries in which the subject of the page exists; all countries when left out. */
  countries?: readonly StoreDefinition['country'][]
}>
