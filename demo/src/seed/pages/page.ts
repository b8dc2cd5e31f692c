import type { StoreDefinition } from '@hogar/platform/stores.ts'
import type { CategoryCode } from '../categories/categoryTree.ts'
import type { Text } from '@hogar/platform/language.ts'

/** A way on: a department, narrowed by what its list's address can say. */
type PageLink = Readonly<{
  category: CategoryCode
  /** `discount=20-*`; the whole department without it. */
  narrowed?: string
}>

/** A question that opens to its answer. */
export type Question = Readonly<{ question: Text; answer: Text; countries?: Section['countries'] }>

/** An open position; the page has a paragraph on it and search engines its facts. */
export type Job = Readonly<{
  title: Text
  /** City and state. */
  place: Text
  hours: Text
  description: Text
}>

export type Section = Readonly<{
  heading: Text
  body: Text
  /** List below the paragraph. */
  points?: readonly Text[]
  questions?: readonly Question[]
  jobs?: readonly Job[]
  links?: readonly PageLink[]
  /** The store's own address or number, below the words. */
  contact?: 'mail' | 'telephone'
  /** Countries in which the subject of the section exists; all countries when left out. */
  countries?: readonly StoreDefinition['country'][]
}>

/** One page of the shop's own words: sections with a heading, a paragraph, a list, questions, open positions, and departments to go on to. */
export type Page = Readonly<{
  id: number
  identifier: string
  title: Text
  summary: Text
  sections: readonly Section[]
  /** Day of the last change, `2026-11-28`; that of the catalogue when left out. */
  changedOn?: string
  /** Countries in which the subject of the page exists; all countries when left out. */
  countries?: readonly StoreDefinition['country'][]
}>
